# How what learners see is written into bytes: `write_cells`, `write_bytes` and `write_numbers` of core/tensors.
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
    """
    void spread_words(unsigned char *to, cells_t cells, long size) nogil


cdef inline int write_cells(bytearray out, long at, cells_t cells, long size) except -1:
    cdef unsigned char *to = room(out, at, size)
    if length_of(cells) > size or size > <long>(8 * sizeof(cells_t)):
        raise ValueError("there are cells beyond the last")
    spread_words(to, cells, size)
    return 0


cdef inline int write_bytes(bytearray out, long at, bytes written) except -1:
    memcpy(room(out, at, PyBytes_GET_SIZE(written)), PyBytes_AS_STRING(written), PyBytes_GET_SIZE(written))
    return 0


cdef inline int write_numbers(bytearray out, long at, list values) except -1:
    cdef unsigned char *to = room(out, at, len(values))
    cdef long place, value
    for place in range(len(values)):
        value = values[place]
        to[place] = 0 if value < 0 else 255 if value > 255 else value
    return 0
