# How sets and numbers are written into bytes: `write_cells`, `write_bytes`, `write_number`, `write_numbers` and
# `write_row` of core/tensors; `reversed_cells` of core/cells; and `seeded_below` of core/rng.
from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from cpython.unicode cimport PyUnicode_AsUTF8AndSize
from libc.string cimport memcpy
from farshore_words cimport *


cdef inline unsigned char *room(bytearray out, long at, long size) except NULL:
    if at < 0 or size < 0 or at + size > PyByteArray_GET_SIZE(out):
        raise IndexError("these bytes are too few")
    return <unsigned char *>PyByteArray_AS_STRING(out) + at


cdef extern from *:
    """
    // Eight cells at a time: a table has the eight bytes of each byte of cells.
    struct Spread {
        uint64_t of[256];
        constexpr Spread() : of() {
            for (int byte = 0; byte < 256; byte++)
                for (int bit = 0; bit < 8; bit++) of[byte] |= (uint64_t)(byte >> bit & 1) << 8 * bit;
        }
    };
    static constexpr Spread SPREAD;
    static inline void spread_words(unsigned char *to, const cells_t &cells, long size) {
        const uint64_t *next = cells.w;
        uint64_t word = 0;
        long at = 0;
        for (; at + 8 <= size; at += 8, word >>= 8) {
            if ((at & 63) == 0) word = *next++;
            memcpy(to + at, &SPREAD.of[word & 255], 8);
        }
        if (at < size) memcpy(to + at, &SPREAD.of[((at & 63) ? word : *next) & 255], (size_t)(size - at));
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


cdef inline int write_number(bytearray out, long at, long value) except -1:
    room(out, at, 1)[0] = 0 if value < 0 else 255 if value > 255 else value
    return 0


cdef inline int write_numbers(bytearray out, long at, list values) except -1:
    cdef unsigned char *to = room(out, at, len(values))
    cdef long place, value
    for place in range(len(values)):
        value = values[place]
        to[place] = 0 if value < 0 else 255 if value > 255 else value
    return 0


cdef extern from *:
    """
    // SHA-256 of a text, `/` and an int; and what is left of it, as one large number, modulo a bound.
    static const uint32_t SHA_FACTORS[64] = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
    #define TURN(x, n) ((x) >> (n) | (x) << (32 - (n)))
    __attribute__((optimize("O3"))) static void sha_block(uint32_t *h, const unsigned char *block) {
        uint32_t w[64], v[8];
        for (int i = 0; i < 16; i++) { uint32_t x; memcpy(&x, block + 4 * i, 4); w[i] = __builtin_bswap32(x); }
        for (int i = 16; i < 64; i++)
            w[i] = w[i - 16] + w[i - 7] + (TURN(w[i - 15], 7) ^ TURN(w[i - 15], 18) ^ w[i - 15] >> 3)
                 + (TURN(w[i - 2], 17) ^ TURN(w[i - 2], 19) ^ w[i - 2] >> 10);
        memcpy(v, h, 32);
        for (int i = 0; i < 64; i++) {
            uint32_t one = v[7] + (TURN(v[4], 6) ^ TURN(v[4], 11) ^ TURN(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6]))
                         + SHA_FACTORS[i] + w[i];
            uint32_t two = (TURN(v[0], 2) ^ TURN(v[0], 13) ^ TURN(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            v[7] = v[6]; v[6] = v[5]; v[5] = v[4]; v[4] = v[3] + one;
            v[3] = v[2]; v[2] = v[1]; v[1] = v[0]; v[0] = one + two;
        }
        for (int i = 0; i < 8; i++) h[i] += v[i];
    }
    static long drawn_below(const char *key, long size, long index, long bound) {
        uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
        char end[32] = "/";
        unsigned char rest[128] = {0};
        long more = 1 + snprintf(end + 1, sizeof end - 1, "%ld", index), whole = size & ~63L, left = size - whole;
        for (long at = 0; at < whole; at += 64) sha_block(h, (const unsigned char *)key + at);
        memcpy(rest, key + whole, left);
        memcpy(rest + left, end, more);
        rest[left + more] = 0x80;
        long blocks = left + more + 9 > 64 ? 2 : 1;
        uint64_t length = __builtin_bswap64(8 * (uint64_t)(size + more));
        memcpy(rest + 64 * blocks - 8, &length, 8);
        for (long i = 0; i < blocks; i++) sha_block(h, rest + 64 * i);
        unsigned __int128 found = 0;
        uint64_t most = bound < 0 ? 0 - (uint64_t)bound : (uint64_t)bound;
        for (int i = 0; i < 8; i++) found = (found << 32 | h[i]) % most;
        return (long)found + (found && bound < 0 ? bound : 0);
    }
    """
    long drawn_below(const char *key, long size, long index, long bound)


cdef inline long seeded_below(str key, long index, long bound) except? -1:
    cdef Py_ssize_t size = 0
    cdef const char *text = PyUnicode_AsUTF8AndSize(key, &size)
    if bound == 0:
        raise ZeroDivisionError("integer modulo by zero")
    return drawn_below(text, size, index, bound)
