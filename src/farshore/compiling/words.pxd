# What every compiled module knows of machine words.
from cpython.object cimport PyObject
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize

cdef extern from "cells.hpp" nogil:
    ctypedef unsigned long long cells_t
    ctypedef unsigned long long word_t
    long count_of(cells_t)
    long length_of(cells_t)
    long lowest_of(cells_t)
    long nth_of(cells_t, long)
    cells_t without_lowest(cells_t)
    cells_t only_lowest(cells_t)
    cdef cppclass CellsRow:
        CellsRow()
        void add(cells_t)
        long many()
        cells_t at(long) except +IndexError
    cdef cppclass CellsNamed:
        CellsNamed()
        void add(object, cells_t)
        cells_t at(object) except +KeyError
    ctypedef int by_1 "1"
    ctypedef int by_2 "2"
    ctypedef int by_3 "3"
    ctypedef int by_4 "4"
    cdef cppclass Thing:
        Thing()
        Thing(PyObject *)
        PyObject *held
    cdef cppclass Kept[V, many]:
        V found
        bint has(cells_t)
        bint has(cells_t, cells_t)
        bint has(cells_t, cells_t, cells_t)
        bint has(cells_t, cells_t, cells_t, cells_t)
        void keep(V, cells_t)
        void keep(V, cells_t, cells_t)
        void keep(V, cells_t, cells_t, cells_t)
        void keep(V, cells_t, cells_t, cells_t, cells_t)


cdef extern from "Python.h":
    ctypedef struct PyTypeObject:
        object (*tp_new)(type, object, PyObject *)
    PyTypeObject PyTuple_Type


cdef inline object named_tuple(type kind, tuple values):
    return PyTuple_Type.tp_new(kind, (values,), NULL)


cdef inline list bit_list(cells_t cells):
    found = []
    while cells:
        found.append(lowest_of(cells))
        cells = without_lowest(cells)
    return found


cdef inline bytes lower_of(bytes one, bytes two):
    cdef Py_ssize_t place, many = len(one)
    if len(two) != many:
        raise ValueError("both must be equally long")
    cdef bytes found = PyBytes_FromStringAndSize(NULL, many)
    cdef unsigned char *made = <unsigned char *>PyBytes_AS_STRING(found)
    cdef const unsigned char *first = <const unsigned char *>PyBytes_AS_STRING(one)
    cdef const unsigned char *second = <const unsigned char *>PyBytes_AS_STRING(two)
    for place in range(many):
        made[place] = first[place] if first[place] < second[place] else second[place]
    return found


cdef inline CellsRow cells_row(object sets):
    cdef CellsRow found
    for each in sets:
        found.add(<cells_t>each)
    return found


cdef inline CellsNamed cells_named(object sets):
    cdef CellsNamed found
    for name, each in sets.items():
        found.add(name, <cells_t>each)
    return found
