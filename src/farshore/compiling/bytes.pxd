# How sets and numbers are written into bytes: `write_cells`, `write_bytes`, `write_numbers` and `write_row` of
# core/tensors; and `reversed_cells` of core/cells.
from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from libc.string cimport memcpy
from farshore_words cimport *


cdef inline unsigned char *room(bytearray out, long at, long size) except NULL:
    if at < 0 or size < 0 or at + size > PyByteArray_GET_SIZE(out):
        raise IndexError("these bytes are too few")
    return <unsigned char *>PyByteArray_AS_STRING(out) + at


cdef extern from *:
    """
    // Eight cells at a time: the byte is in all eight bytes of a word, each keeps its own bit, and that becomes a 1.
    static inline void spread_words(unsigned char *to, const cells_t &cells, long size) {
        for (long at = 0; at < size; at += 8) {
            uint64_t byte = (cells.w[at >> 6] >> (at & 63)) & 255;
            uint64_t own = (byte * 0x0101010101010101ULL) & 0x8040201008040201ULL;
            uint64_t ones = ((own + 0x7f7f7f7f7f7f7f7fULL) >> 7) & 0x0101010101010101ULL;
            if (size - at >= 8) memcpy(to + at, &ones, 8);
            else memcpy(to + at, &ones, (size_t)(size - at));
        }
    }
    static inline uint64_t reversed_word(uint64_t x) {
        x = (x >> 1 & 0x5555555555555555ULL) | (x & 0x5555555555555555ULL) << 1;
        x = (x >> 2 & 0x3333333333333333ULL) | (x & 0x3333333333333333ULL) << 2;
        x = (x >> 4 & 0x0f0f0f0f0f0f0f0fULL) | (x & 0x0f0f0f0f0f0f0f0fULL) << 4;
        return __builtin_bswap64(x);
    }
    static inline cells_t reversed_words(const cells_t &cells, long size) {
        cells_t whole, found;
        long down = 64 * WORDS - size, words = down >> 6, rest = down & 63;
        EACH_WORD whole.w[WORDS - 1 - i] = reversed_word(cells.w[i]);
        for (long i = 0; i + words < WORDS; i++) {
            found.w[i] = whole.w[i + words] >> rest;
            if (rest && i + words + 1 < WORDS) found.w[i] |= whole.w[i + words + 1] << (64 - rest);
        }
        return found;
    }
    """
    void spread_words(unsigned char *to, cells_t cells, long size) nogil
    cells_t reversed_words(cells_t cells, long size) nogil


cdef inline cells_t reversed_cells(cells_t cells, long size) except *:
    if size < 0 or size > <long>(8 * sizeof(cells_t)):
        raise OverflowError("a set of cells is smaller")
    return reversed_words(cells, max(size, length_of(cells)))


cdef inline int write_cells(bytearray out, long at, cells_t cells, long size) except -1:
    cdef unsigned char *to = room(out, at, size)
    if length_of(cells) > size or size > <long>(8 * sizeof(cells_t)):
        raise ValueError("there are cells beyond the last")
    spread_words(to, cells, size)
    return 0


cdef inline int write_bytes(bytearray out, long at, bytes written) except -1:
    memcpy(room(out, at, PyBytes_GET_SIZE(written)), PyBytes_AS_STRING(written), PyBytes_GET_SIZE(written))
    return 0


cdef inline int write_row(object out, long at, bytearray row) except -1:
    cdef Py_buffer whole
    cdef Py_ssize_t size = PyByteArray_GET_SIZE(row)
    PyObject_GetBuffer(out, &whole, PyBUF_WRITABLE)
    try:
        if at < 0 or at + size > whole.len:
            raise IndexError("these bytes are too few")
        memcpy(<unsigned char *>whole.buf + at, PyByteArray_AS_STRING(row), size)
    finally:
        PyBuffer_Release(&whole)
    return 0


cdef inline int write_numbers(bytearray out, long at, list values) except -1:
    cdef unsigned char *to = room(out, at, len(values))
    cdef long place, value
    for place in range(len(values)):
        value = values[place]
        to[place] = 0 if value < 0 else 255 if value > 255 else value
    return 0
