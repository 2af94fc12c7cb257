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
    cells_t as_set(long) except +
    cells_t cells_add "added<false>"(cells_t, cells_t) except +
    cells_t cells_sub "taken<false>"(cells_t, cells_t) except +
    cells_t cells_mul "times<false>"(cells_t, cells_t) except +
    cells_t cells_shl "shifted<false>"(cells_t, long) except +
    cells_t cells_shr "shifted_down"(cells_t, long) except +
    cells_t cells_add_low "added<true>"(cells_t, cells_t)
    cells_t cells_sub_low "taken<true>"(cells_t, cells_t)
    cells_t cells_mul_low "times<true>"(cells_t, cells_t)
    cells_t cells_shl_low "shifted<true>"(cells_t, long) except +
    long cells_long "as_long"(cells_t) except +
    word_t as_word(long) except +
    word_t word_add "added<false>"(word_t, word_t) except +
    word_t word_sub "taken<false>"(word_t, word_t) except +
    word_t word_mul "times<false>"(word_t, word_t) except +
    word_t word_shl "shifted<false>"(word_t, long) except +
    word_t word_shr "shifted_down"(word_t, long) except +
    word_t word_add_low "added<true>"(word_t, word_t)
    word_t word_sub_low "taken<true>"(word_t, word_t)
    word_t word_mul_low "times<true>"(word_t, word_t)
    word_t word_shl_low "shifted<true>"(word_t, long) except +
    long word_long "as_long"(word_t) except +
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


cdef extern from "numbers.hpp":
    long shl_long(long, long) except? -1
    long shr_long(long, long) except? -1
    long div_long(long, long) except? -1
    long mod_long(long, long) except? -1
    long abs_long(long) except? -1
    long whole_long(double) except? -1
    long range_end(long) except? -1
    long ones_of_long(long)
    long length_of_long(long)
    long low_add(long, long)
    long low_sub(long, long)
    long low_mul(long, long)
    long low_shl(long, long) except? -1
    double exact_float(long) except? -1
    double true_div(long, long) except? -1
    double mod_float(double, double) except? -1
    double div_float(double, double) except? -1
    double power(double, double) except? -1
    object whole_power(object, object)
    cdef cppclass Depth:
        Depth()
        int enter() except -1


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
