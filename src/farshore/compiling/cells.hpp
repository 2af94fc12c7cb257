// Sets of cells as machine words, with the operators of an int: what `Cells` is where rules are compiled.
#pragma once
#include <Python.h>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

typedef unsigned long long word_t;

struct cells_t {
    uint64_t w[4];

    cells_t() : w{0, 0, 0, 0} {}
    template <class T, class = typename std::enable_if<std::is_arithmetic<T>::value>::type>
    constexpr cells_t(T value)
        : w{(uint64_t)(long long)value, fill(value), fill(value), fill(value)} {}

    template <class T> static constexpr uint64_t fill(T value) {
        return std::is_signed<T>::value && value < (T)0 ? ~(uint64_t)0 : 0;
    }
    explicit operator bool() const { return (w[0] | w[1] | w[2] | w[3]) != 0; }
    explicit operator long() const { return (long)w[0]; }
    explicit operator int() const { return (int)w[0]; }
    explicit operator unsigned char() const { return (unsigned char)w[0]; }
    explicit operator unsigned long() const { return (unsigned long)w[0]; }
    explicit operator unsigned long long() const { return w[0]; }
    explicit operator long long() const { return (long long)w[0]; }
    explicit operator unsigned int() const { return (unsigned int)w[0]; }

    cells_t &operator|=(const cells_t &b) { return *this = *this | b; }
    cells_t &operator&=(const cells_t &b) { return *this = *this & b; }
    cells_t &operator^=(const cells_t &b) { return *this = *this ^ b; }

    friend cells_t operator|(const cells_t &a, const cells_t &b) {
        cells_t r;
        for (int i = 0; i < 4; i++) r.w[i] = a.w[i] | b.w[i];
        return r;
    }
    friend cells_t operator&(const cells_t &a, const cells_t &b) {
        cells_t r;
        for (int i = 0; i < 4; i++) r.w[i] = a.w[i] & b.w[i];
        return r;
    }
    friend cells_t operator^(const cells_t &a, const cells_t &b) {
        cells_t r;
        for (int i = 0; i < 4; i++) r.w[i] = a.w[i] ^ b.w[i];
        return r;
    }
    friend cells_t operator~(const cells_t &a) {
        cells_t r;
        for (int i = 0; i < 4; i++) r.w[i] = ~a.w[i];
        return r;
    }
    friend cells_t operator+(const cells_t &a, const cells_t &b) {
        cells_t r;
        unsigned __int128 carry = 0;
        for (int i = 0; i < 4; i++) {
            carry += (unsigned __int128)a.w[i] + b.w[i];
            r.w[i] = (uint64_t)carry;
            carry >>= 64;
        }
        return r;
    }
    friend cells_t operator-(const cells_t &a) { return ~a + cells_t(1); }
    friend cells_t operator-(const cells_t &a, const cells_t &b) { return a + (~b + cells_t(1)); }

    friend cells_t operator*(const cells_t &a, const cells_t &b) {
        cells_t r;
        for (int i = 0; i < 4; i++) {
            unsigned __int128 carry = 0;
            for (int j = 0; i + j < 4; j++) {
                carry += (unsigned __int128)a.w[i] * b.w[j] + r.w[i + j];
                r.w[i + j] = (uint64_t)carry;
                carry >>= 64;
            }
        }
        return r;
    }

    template <class N> friend cells_t operator<<(const cells_t &a, N by) {
        cells_t r;
        long n = (long)by, words = n >> 6, rest = n & 63;
        if (n > 0 && n < 64) {
            r.w[3] = a.w[3] << n | a.w[2] >> (64 - n);
            r.w[2] = a.w[2] << n | a.w[1] >> (64 - n);
            r.w[1] = a.w[1] << n | a.w[0] >> (64 - n);
            r.w[0] = a.w[0] << n;
            return r;
        }
        for (long i = 3; i >= words && i >= 0; i--) {
            r.w[i] = a.w[i - words] << rest;
            if (rest && i > words) r.w[i] |= a.w[i - words - 1] >> (64 - rest);
        }
        return r;
    }
    template <class N> friend cells_t operator>>(const cells_t &a, N by) {
        cells_t r;
        long n = (long)by, words = n >> 6, rest = n & 63;
        if (n > 0 && n < 64) {
            r.w[0] = a.w[0] >> n | a.w[1] << (64 - n);
            r.w[1] = a.w[1] >> n | a.w[2] << (64 - n);
            r.w[2] = a.w[2] >> n | a.w[3] << (64 - n);
            r.w[3] = a.w[3] >> n;
            return r;
        }
        for (long i = 0; i + words < 4; i++) {
            r.w[i] = a.w[i + words] >> rest;
            if (rest && i + words + 1 < 4) r.w[i] |= a.w[i + words + 1] << (64 - rest);
        }
        return r;
    }
    friend bool operator==(const cells_t &a, const cells_t &b) {
        return ((a.w[0] ^ b.w[0]) | (a.w[1] ^ b.w[1]) | (a.w[2] ^ b.w[2]) | (a.w[3] ^ b.w[3])) == 0;
    }
    friend bool operator!=(const cells_t &a, const cells_t &b) { return !(a == b); }
    friend bool operator<(const cells_t &a, const cells_t &b) {
        for (int i = 3; i > 0; i--)
            if (a.w[i] != b.w[i]) return a.w[i] < b.w[i];
        return a.w[0] < b.w[0];
    }
    friend bool operator>(const cells_t &a, const cells_t &b) { return b < a; }
    friend bool operator<=(const cells_t &a, const cells_t &b) { return !(b < a); }
    friend bool operator>=(const cells_t &a, const cells_t &b) { return !(a < b); }
    bool operator!() const { return (w[0] | w[1] | w[2] | w[3]) == 0; }
};

// Written out: without a flag for newer machines the compiler would call a function for it.
static inline long ones_of(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555ull;
    x = (x & 0x3333333333333333ull) + (x >> 2 & 0x3333333333333333ull);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0full;
    return (long)(x * 0x0101010101010101ull >> 56);
}

static inline long count_of(const cells_t &c) {
    long found = 0;
    for (int i = 0; i < 4; i++)
        if (c.w[i]) found += ones_of(c.w[i]);
    return found;
}

static inline long length_of(const cells_t &c) {
    for (int i = 3; i >= 0; i--)
        if (c.w[i]) return 64 * i + 64 - __builtin_clzll(c.w[i]);
    return 0;
}

static inline long lowest_of(const cells_t &c) {
    for (int i = 0; i < 4; i++)
        if (c.w[i]) return 64 * i + __builtin_ctzll(c.w[i]);
    return -1;
}

static inline cells_t without_lowest(const cells_t &c) {
    cells_t r = c;
    for (int i = 0; i < 4; i++)
        if (r.w[i]) {
            r.w[i] &= r.w[i] - 1;
            break;
        }
    return r;
}

static inline cells_t only_lowest(const cells_t &c) {
    cells_t r;
    for (int i = 0; i < 4; i++)
        if (c.w[i]) {
            r.w[i] = c.w[i] & (~c.w[i] + 1);
            break;
        }
    return r;
}

// The cell at this place among those of a set, from the lowest.
static inline long nth_of(const cells_t &c, long place) {
    for (int i = 0; i < 4; i++) {
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
        return c.w[0] * 0x9E3779B97F4A7C15ull ^ c.w[1] * 0xC2B2AE3D27D4EB4Full ^ c.w[2] * 0x165667B19E3779F9ull ^
               c.w[3] * 0x27D4EB2F165667C5ull;
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
