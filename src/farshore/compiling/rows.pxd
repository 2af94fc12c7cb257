# Tuples of tuples of sets that never change, as machine words beside them.
from farshore_words cimport *

cdef extern from *:
    """
    struct CellsRows {
        std::vector<CellsRow> rows;
        void add(const CellsRow &row) { rows.push_back(row); }
        const CellsRow &of(long which) const {
            long many = (long)rows.size();
            if (which < 0) which += many;
            if (which < 0 || which >= many) throw std::out_of_range("tuple index out of range");
            return rows[(size_t)which];
        }
        long many(long which) const { return of(which).many(); }
        cells_t at(long which, long place) const { return of(which).at(place); }
    };
    """
    cdef cppclass CellsRows:
        CellsRows()
        void add(CellsRow)
        long many(long) except +IndexError
        cells_t at(long, long) except +IndexError


cdef inline CellsRows cells_rows(object rows):
    cdef CellsRows found
    for each in rows:
        found.add(cells_row(each))
    return found
