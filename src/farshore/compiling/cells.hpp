// Sets of cells as machine words, with the operators of an int: what `Cells` is where rules are compiled.
#pragma once
#include <Python.h>
#include "numbers.hpp"
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#ifndef FARSHORE_CELLS
#define FARSHORE_CELLS 256
#endif
#define WORDS (FARSHORE_CELLS / 64)
#define EACH_WORD _Pragma("GCC unroll 16") for (int i = 0; i < WORDS; i++)
#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

typedef unsigned long long word_t;

// An int becomes a set, or a set an int, only where the translator writes a conversion: anything else does not compile.
struct cells_t {
    uint64_t w[WORDS];

    cells_t() : w{} {}
    template <class T, class = typename std::enable_if<std::is_integral<T>::value>::type>
    explicit constexpr cells_t(T value) : w{} {
        uint64_t rest = std::is_signed<T>::value && value < (T)0 ? ~(uint64_t)0 : 0;
        w[0] = (uint64_t)(long long)value;
        for (int i = 1; i < WORDS; i++) w[i] = rest;
    }
    explicit operator bool() const {
        uint64_t any = 0;
        EACH_WORD any |= w[i];
        return any != 0;
    }
    bool operator!() const { return !(bool)*this; }
    // What Cython writes: `cells != 0` for a condition, and 0 or -1LL as the result of a function that raises.
    template <class T> friend typename std::enable_if<std::is_same<T, int>::value, bool>::type
    operator!=(const cells_t &a, T) { return (bool)a; }
    template <class T>
    typename std::enable_if<std::is_same<T, int>::value || std::is_same<T, long long>::value, cells_t &>::type
    operator=(T value) {
        return *this = cells_t(value);
    }
    template <class T, class = typename std::enable_if<std::is_integral<T>::value>::type, class = void>
    explicit operator T() const { return (T)w[0]; }

    friend cells_t operator|(const cells_t &a, const cells_t &b) {
        cells_t r;
        EACH_WORD r.w[i] = a.w[i] | b.w[i];
        return r;
    }
    friend cells_t operator&(const cells_t &a, const cells_t &b) {
        cells_t r;
        EACH_WORD r.w[i] = a.w[i] & b.w[i];
        return r;
    }
    friend cells_t operator^(const cells_t &a, const cells_t &b) {
        cells_t r;
        EACH_WORD r.w[i] = a.w[i] ^ b.w[i];
        return r;
    }
    friend cells_t operator~(const cells_t &a) {
        cells_t r;
        EACH_WORD r.w[i] = ~a.w[i];
        return r;
    }
    template <class N> friend cells_t operator<<(const cells_t &a, N by) {
        cells_t r;
        long n = (long)by, words = n >> 6, rest = n & 63;
        if (n > 0 && n < 64) {
            _Pragma("GCC unroll 16") for (int i = WORDS - 1; i > 0; i--) r.w[i] = a.w[i] << n | a.w[i - 1] >> (64 - n);
            r.w[0] = a.w[0] << n;
            return r;
        }
        for (long i = WORDS - 1; i >= words && i >= 0; i--) {
            r.w[i] = a.w[i - words] << rest;
            if (rest && i > words) r.w[i] |= a.w[i - words - 1] >> (64 - rest);
        }
        return r;
    }
    template <class N> friend cells_t operator>>(const cells_t &a, N by) {
        cells_t r;
        long n = (long)by, words = n >> 6, rest = n & 63;
        if (n > 0 && n < 64) {
            _Pragma("GCC unroll 16") for (int i = 0; i < WORDS - 1; i++) r.w[i] = a.w[i] >> n | a.w[i + 1] << (64 - n);
            r.w[WORDS - 1] = a.w[WORDS - 1] >> n;
            return r;
        }
        for (long i = 0; i + words < WORDS; i++) {
            r.w[i] = a.w[i + words] >> rest;
            if (rest && i + words + 1 < WORDS) r.w[i] |= a.w[i + words + 1] << (64 - rest);
        }
        return r;
    }
    friend cells_t operator*(const cells_t &, const cells_t &b) { return b; }  // Cython writes it, and never calls it
    friend bool operator==(const cells_t &a, const cells_t &b) {
        uint64_t differ = 0;
        EACH_WORD differ |= a.w[i] ^ b.w[i];
        return differ == 0;
    }
    friend bool operator!=(const cells_t &a, const cells_t &b) { return !(a == b); }
    friend bool operator<(const cells_t &a, const cells_t &b) {
        for (int i = WORDS - 1; i > 0; i--)
            if (a.w[i] != b.w[i]) return a.w[i] < b.w[i];
        return a.w[0] < b.w[0];
    }
    friend bool operator>(const cells_t &a, const cells_t &b) { return b < a; }
    friend bool operator<=(const cells_t &a, const cells_t &b) { return !(b < a); }
    friend bool operator>=(const cells_t &a, const cells_t &b) { return !(a < b); }
};

// Arithmetic with sets and with unsigned words: with `low` only the lower bits count, else all must fit.

[[noreturn, gnu::noinline, gnu::cold]] static void beyond() {
    throw std::overflow_error("a compiled set of cells is not negative and has at most " TEXT(FARSHORE_CELLS)
                              " bits: set FARSHORE_COMPILED=0, or build with more --cells");
}
[[noreturn, gnu::noinline, gnu::cold]] static void shifted_back() { throw std::invalid_argument("negative shift count"); }
static inline void fits(bool yes) {
    if (RARELY(!yes)) beyond();
}
template <bool low> static inline cells_t added(const cells_t &a, const cells_t &b, bool more = false) {
    cells_t r;
    unsigned __int128 carry = more;
    EACH_WORD {
        carry += (unsigned __int128)a.w[i] + b.w[i];
        r.w[i] = (uint64_t)carry;
        carry >>= 64;
    }
    if (!low) fits(!carry);
    return r;
}
template <bool low> static inline cells_t taken(const cells_t &a, const cells_t &b) {
    if (!low) fits(b <= a);
    return added<true>(a, ~b, true);
}
template <bool low> static inline cells_t times(const cells_t &a, const cells_t &b) {
    cells_t r;
    for (int i = 0; i < WORDS; i++) {
        unsigned __int128 carry = 0;
        for (int j = 0; j < WORDS; j++) {
            if (i + j >= WORDS) {
                if (!low) fits(!a.w[i] || !b.w[j]);
                continue;
            }
            carry += (unsigned __int128)a.w[i] * b.w[j] + r.w[i + j];
            r.w[i + j] = (uint64_t)carry;
            carry >>= 64;
        }
        if (!low) fits(!carry);
    }
    return r;
}
template <bool low> static inline cells_t shifted(const cells_t &a, long n) {
    if (RARELY(n < 0)) shifted_back();
    if (!low && n) fits(n < 64 ? !(a.w[WORDS - 1] >> (64 - n)) : n < FARSHORE_CELLS ? !(a >> (FARSHORE_CELLS - n)) : !a);
    return a << n;
}
static inline cells_t shifted_down(const cells_t &a, long n) {
    if (RARELY(n < 0)) shifted_back();
    return a >> n;
}
static inline cells_t as_set(long n) {
    fits(n >= 0);
    return cells_t(n);
}
static inline long as_long(const cells_t &c) {
    bool more = c.w[0] >> 63;
    for (int i = 1; i < WORDS; i++) more |= c.w[i] != 0;
    fits(!more);
    return (long)c.w[0];
}

template <bool low> static inline word_t added(word_t a, word_t b) {
    if (!low) fits(a + b >= a);
    return a + b;
}
template <bool low> static inline word_t taken(word_t a, word_t b) {
    if (!low) fits(b <= a);
    return a - b;
}
template <bool low> static inline word_t times(word_t a, word_t b) {
    word_t r;
    bool over = __builtin_mul_overflow(a, b, &r);
    if (!low) fits(!over);
    return r;
}
template <bool low> static inline word_t shifted(word_t a, long n) {
    if (RARELY(n < 0)) shifted_back();
    word_t r = n < 64 ? a << n : 0;
    if (!low) fits(n < 64 ? r >> n == a : !a);
    return r;
}
static inline word_t shifted_down(word_t a, long n) {
    if (RARELY(n < 0)) shifted_back();
    return n < 64 ? a >> n : 0;
}
static inline word_t as_word(long n) {
    fits(n >= 0);
    return (word_t)n;
}
static inline long as_long(word_t n) {
    fits(!(n >> 63));
    return (long)n;
}

// Written out: without a flag for newer machines the compiler would call a function for it.
static inline long ones_of(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555ull;
    x = (x & 0x3333333333333333ull) + (x >> 2 & 0x3333333333333333ull);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0full;
    return (long)(x * 0x0101010101010101ull >> 56);
}

static inline long count_of(const cells_t &c) {
    long found = 0;
    EACH_WORD
        if (c.w[i]) found += ones_of(c.w[i]);
    return found;
}

static inline long length_of(const cells_t &c) {
    for (int i = WORDS - 1; i >= 0; i--)
        if (c.w[i]) return 64 * i + 64 - __builtin_clzll(c.w[i]);
    return 0;
}

static inline long lowest_of(const cells_t &c) {
    for (int i = 0; i < WORDS; i++)
        if (c.w[i]) return 64 * i + __builtin_ctzll(c.w[i]);
    return -1;
}

static inline cells_t without_lowest(const cells_t &c) {
    cells_t r = c;
    for (int i = 0; i < WORDS; i++)
        if (r.w[i]) {
            r.w[i] &= r.w[i] - 1;
            break;
        }
    return r;
}

static inline cells_t only_lowest(const cells_t &c) {
    cells_t r;
    for (int i = 0; i < WORDS; i++)
        if (c.w[i]) {
            r.w[i] = c.w[i] & (~c.w[i] + 1);
            break;
        }
    return r;
}

// The cell at this place among those of a set, from the lowest.
static inline long nth_of(const cells_t &c, long place) {
    for (int i = 0; i < WORDS; i++) {
        uint64_t word = c.w[i];
        long here = ones_of(word);
        if (place < here) {
            while (place--) word &= word - 1;
            return 64 * i + __builtin_ctzll(word);
        }
        place -= here;
    }
    return -1;
}

// A tuple of sets that never changes.
struct CellsRow {
    std::vector<cells_t> sets;
    void add(const cells_t &c) { sets.push_back(c); }
    long many() const { return (long)sets.size(); }
    cells_t at(long place) const {
        long many = (long)sets.size();
        if (place < 0) place += many;
        if (place < 0 || place >= many) throw std::out_of_range("tuple index out of range");
        return sets[(size_t)place];
    }
};

// Sets with names, in a mapping that never changes: names are interned, so a name is found by where it lies.
struct CellsNamed {
    std::vector<std::pair<PyObject *, cells_t>> sets;
    void add(PyObject *name, const cells_t &c) {
        Py_INCREF(name);
        PyUnicode_InternInPlace(&name);
        sets.push_back({name, c});
    }
    cells_t at(PyObject *name) const {
        for (const auto &each : sets)
            if (each.first == name) return each.second;
        throw std::out_of_range("no such name");
    }
};

// What was worked out before, found by so many sets or numbers; a newer result may take the place of an older one.
template <class V, int many> struct Kept {
    struct Slot {
        cells_t key[many];
        V value;
        bool used = false;
    };
    std::vector<Slot> slots;
    V found{};

    static uint64_t mixed(const cells_t &c) {
        static const uint64_t factors[] = {0x9E3779B97F4A7C15ull, 0xC2B2AE3D27D4EB4Full, 0x165667B19E3779F9ull,
                                           0x27D4EB2F165667C5ull};
        uint64_t sum = 0;
        EACH_WORD sum ^= c.w[i] * factors[i % 4];
        return sum;
    }
    Slot &place(const cells_t (&key)[many]) {
        if (slots.empty()) slots.resize(1 << 13);
        uint64_t sum = 0;
        for (const cells_t &each : key) sum = ((sum ^ sum >> 29) + mixed(each)) * 0x9E3779B97F4A7C15ull;
        return slots[(size_t)(sum >> 51)];
    }
    template <class... Keys> bool has(const Keys &...keys) {
        const cells_t key[many] = {cells_t(keys)...};
        Slot &slot = place(key);
        for (int i = 0; i < many; i++)
            if (slot.key[i] != key[i]) return false;
        found = slot.value;
        return slot.used;
    }
    template <class... Keys> void keep(const V &value, const Keys &...keys) {
        const cells_t key[many] = {cells_t(keys)...};
        Slot &slot = place(key);
        for (int i = 0; i < many; i++) slot.key[i] = key[i];
        slot.value = value, slot.used = true;
    }
};

// An object of Python that is held on to.
struct Thing {
    PyObject *held = nullptr;
    Thing() = default;
    Thing(PyObject *thing) : held(thing) { Py_XINCREF(held); }
    Thing(const Thing &other) : held(other.held) { Py_XINCREF(held); }
    Thing &operator=(const Thing &other) {
        PyObject *old = held;
        held = other.held;
        Py_XINCREF(held);
        Py_XDECREF(old);
        return *this;
    }
    ~Thing() { Py_XDECREF(held); }
};
