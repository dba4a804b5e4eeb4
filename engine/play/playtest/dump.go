package playtest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Dump writes a value out in full, unexported fields too, pointers followed, maps in
// the order of their keys: to compare positions field by field, and to search them
// for what should be hidden. Functions and channels are left out.
func Dump(v any) string {
	var d dumper
	d.value(reflect.ValueOf(v))
	return d.text.String()
}

type dumper struct {
	text strings.Builder
	path []uintptr // pointers being followed, against rings
}

func (d *dumper) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Invalid:
		d.text.WriteString("nil")
	case reflect.Interface:
		d.value(v.Elem())
	case reflect.Pointer:
		d.pointer(v)
	case reflect.Struct:
		d.text.WriteString(v.Type().Name() + "{")
		for i := range v.NumField() {
			d.text.WriteString(v.Type().Field(i).Name + ":")
			d.value(v.Field(i))
			d.text.WriteByte(' ')
		}
		d.text.WriteByte('}')
	case reflect.Slice, reflect.Array:
		d.list(v)
	case reflect.Map:
		d.mapping(v)
	case reflect.String:
		fmt.Fprintf(&d.text, "%q", v.String())
	case reflect.Func, reflect.Chan, reflect.UnsafePointer:
		d.text.WriteByte('-')
	default:
		fmt.Fprint(&d.text, v) // numbers and truth values; fmt reads unexported ones too
	}
}

func (d *dumper) pointer(v reflect.Value) {
	if v.IsNil() {
		d.text.WriteString("nil")
		return
	}
	if slices.Contains(d.path, v.Pointer()) {
		d.text.WriteString("ring")
		return
	}
	d.path = append(d.path, v.Pointer())
	d.value(v.Elem())
	d.path = d.path[:len(d.path)-1]
}

// list writes nil and empty alike: they are the same position.
func (d *dumper) list(v reflect.Value) {
	d.text.WriteByte('[')
	for i := range v.Len() {
		d.value(v.Index(i))
		d.text.WriteByte(' ')
	}
	d.text.WriteByte(']')
}

func (d *dumper) mapping(v reflect.Value) {
	var pairs []string
	for _, k := range v.MapKeys() {
		e := dumper{path: d.path}
		e.value(k)
		e.text.WriteByte(':')
		e.value(v.MapIndex(k))
		pairs = append(pairs, e.text.String())
	}
	slices.Sort(pairs)
	d.text.WriteString("map[" + strings.Join(pairs, " ") + "]")
}
