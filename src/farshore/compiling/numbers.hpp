// Whole and floating-point numbers as Python computes with them: what a machine word cannot hold raises OverflowError.
#pragma once
#include <Python.h>
#include <climits>
#include <cmath>

#define RARELY(x) __builtin_expect(!!(x), 0)
#define EXACT_FLOAT (1L << 53)

__attribute__((noinline, cold)) static long raise_long(PyObject *type, const char *message) {
    PyErr_SetString(type, message);
    return -1;
}
static inline long too_large() { return raise_long(PyExc_OverflowError, "a compiled int has at most 63 bits"); }

static inline long shl_long(long a, long n) {
    if (RARELY(n < 0)) return raise_long(PyExc_ValueError, "negative shift count");
    if (a == 0) return 0;
    if (RARELY(n > 62 || (a << n) >> n != a)) return too_large();
    return a << n;
}
static inline long shr_long(long a, long n) {
    if (RARELY(n < 0)) return raise_long(PyExc_ValueError, "negative shift count");
    return a >> (n > 63 ? 63 : n);
}
static inline long div_long(long a, long b) {
    if (RARELY(b == 0)) return raise_long(PyExc_ZeroDivisionError, "integer division or modulo by zero");
    if (RARELY(b == -1 && a == LONG_MIN)) return too_large();
    return a / b - (a % b != 0 && (a ^ b) < 0);
}
static inline long mod_long(long a, long b) {
    if (RARELY(b == 0)) return raise_long(PyExc_ZeroDivisionError, "integer modulo by zero");
    if (b == -1) return 0;
    long rest = a % b;
    return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}
static inline long abs_long(long a) { return RARELY(a == LONG_MIN) ? too_large() : a < 0 ? -a : a; }
static inline long whole_long(double x) {
    if (RARELY(!(x > -9.2e18 && x < 9.2e18)))
        return x != x ? raise_long(PyExc_ValueError, "cannot convert float NaN to integer") : too_large();
    return (long)x;
}
// The end of a loop with steps of several: its counter must not pass the largest int.
static inline long range_end(long end) { return RARELY(end > LONG_MAX / 2 || end < LONG_MIN / 2) ? too_large() : end; }
static inline long ones_of_long(long a) { return __builtin_popcountl(a < 0 ? 0UL - (unsigned long)a : (unsigned long)a); }
static inline long length_of_long(long a) {
    unsigned long size = a < 0 ? 0UL - (unsigned long)a : (unsigned long)a;
    return size ? 64 - __builtin_clzl(size) : 0;
}

// Below a mask only the lower bits count: nothing is checked.
static inline long low_add(long a, long b) { return (long)((unsigned long)a + (unsigned long)b); }
static inline long low_sub(long a, long b) { return (long)((unsigned long)a - (unsigned long)b); }
static inline long low_mul(long a, long b) { return (long)((unsigned long)a * (unsigned long)b); }
static inline long low_shl(long a, long n) {
    if (RARELY(n < 0)) return raise_long(PyExc_ValueError, "negative shift count");
    return n > 63 ? 0 : (long)((unsigned long)a << n);
}

// An int as a float, where Python would keep the int.
static inline double exact_float(long a) {
    if (RARELY(a > EXACT_FLOAT || a < -EXACT_FLOAT)) return (double)too_large();
    return (double)a;
}
// The same for an object of Python, wherever Cython converts one: arguments, fields, results of calls.
static inline double exact_double(PyObject *x) {
    if (!PyLong_Check(x)) return PyFloat_AsDouble(x);
    int beyond = 0;
    long a = PyLong_AsLongAndOverflow(x, &beyond);
    return RARELY(beyond) ? (double)too_large() : exact_float(a);
}
#define PyFloat_AsDouble exact_double
static inline double true_div(long a, long b) {
    if (RARELY(b == 0)) return (double)raise_long(PyExc_ZeroDivisionError, "division by zero");
    double one = exact_float(a), two = exact_float(b);
    return RARELY((one == -1 || two == -1) && PyErr_Occurred()) ? -1.0 : one / two;
}
static inline double mod_float(double a, double b) {
    if (RARELY(b == 0)) return (double)raise_long(PyExc_ZeroDivisionError, "float modulo");
    double rest = fmod(a, b);
    return rest == 0 ? copysign(0.0, b) : (rest < 0) != (b < 0) ? rest + b : rest;
}
static inline double div_float(double a, double b) {
    if (RARELY(b == 0)) return (double)raise_long(PyExc_ZeroDivisionError, "float floor division by zero");
    double rest = fmod(a, b), parts = (a - rest) / b;
    if (rest != 0 && (rest < 0) != (b < 0)) parts -= 1.0;
    if (parts == 0) return copysign(0.0, a / b);
    double whole = floor(parts);
    return parts - whole > 0.5 ? whole + 1.0 : whole;
}
static inline PyObject *whole_power(PyObject *a, PyObject *b) {
    if (PyObject_RichCompareBool(b, Py_False, Py_LT)) {
        raise_long(PyExc_OverflowError, "a compiled int to a negative power would be a float");
        return nullptr;
    }
    return PyNumber_Power(a, b, Py_None);
}
static inline double power(double a, double b) {
    double made = a > 0 && std::isfinite(a) && std::isfinite(b) ? pow(a, b) : 0.0;
    if (std::isfinite(made) && made != 0) return made;
    PyObject *one = PyFloat_FromDouble(a), *two = PyFloat_FromDouble(b), *both = nullptr;
    if (one && two) both = PyNumber_Power(one, two, Py_None);
    if (both && !PyFloat_Check(both)) raise_long(PyExc_OverflowError, "a compiled float is no complex number");
    made = both && PyFloat_Check(both) ? PyFloat_AS_DOUBLE(both) : -1.0;
    Py_XDECREF(one), Py_XDECREF(two), Py_XDECREF(both);
    return made;
}

// A call of a function that may call itself: as deep as Python allows.
struct Depth {
    bool entered = false;
    int enter() {
        if (Py_EnterRecursiveCall(" in a compiled function")) return -1;
        entered = true;
        return 0;
    }
    ~Depth() {
        if (entered) Py_LeaveRecursiveCall();
    }
};
