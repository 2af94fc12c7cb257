/* A yardstick: Explorers alone, played at random in C, as fast as a few plain lines of it go.
 *
 * It reads a map and the numbers of the turn, plays for the given seconds, and prints decisions, matches and the mean of
 * what provisions, gems and temples brought. The rules are those of farshore/games/explorers, basic sides, no
 * achievements: the same decisions from the same choices, so that its figure can be set beside ours.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

typedef struct { uint64_t w[4]; } Cells;

enum { PRAIRIE, WATER, DESERT, MOUNTAIN, TERRAINS };
enum { KEY, SCROLL, HORSE, APPLE, CARROT, FISH, GEM, TEMPLE, KINDS };

static Cells ground[16], having[KINDS], villages, working, beside[256];
static int thing_at[256];
static int rounds, turns, at_start, facing, turned, by_scroll, key_track, scroll_track, start, many_cards;
static int columns[9][3], card[64][2];
static uint64_t word;

static int below(int bound) {
    word = word * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int)(((word >> 32) * (uint64_t)bound) >> 32);
}

static Cells both(Cells a, Cells b) {
    for (int i = 0; i < 4; i++) a.w[i] &= b.w[i];
    return a;
}

static Cells either(Cells a, Cells b) {
    for (int i = 0; i < 4; i++) a.w[i] |= b.w[i];
    return a;
}

static Cells without(Cells a, Cells b) {
    for (int i = 0; i < 4; i++) a.w[i] &= ~b.w[i];
    return a;
}

static int count(Cells a) {
    return __builtin_popcountll(a.w[0]) + __builtin_popcountll(a.w[1]) + __builtin_popcountll(a.w[2]) +
           __builtin_popcountll(a.w[3]);
}

static Cells bit(int cell) {
    Cells a = {{0, 0, 0, 0}};
    a.w[cell >> 6] = 1ULL << (cell & 63);
    return a;
}

static int has(Cells a, int cell) { return a.w[cell >> 6] >> (cell & 63) & 1; }

static int nth(Cells a, int place) {
    for (int i = 0; i < 4; i++) {
        int here = __builtin_popcountll(a.w[i]);
        if (place < here) {
            uint64_t left = a.w[i];
            while (place--) left &= left - 1;
            return 64 * i + __builtin_ctzll(left);
        }
        place -= here;
    }
    return -1;
}

static int least(int a, int b) { return a < b ? a : b; }

typedef struct {
    Cells marked, reach, free, before, before_round, open;
    int round, owed, horse, scrolls_used, temple_place[4], temple[4];
    unsigned unseen;
    long points, decisions;
} Sheet;

static Cells free_cells(const Sheet *s) {
    static const Cells all = {{~0ULL, ~0ULL, ~0ULL, ~0ULL}};
    Cells shut = either(s->marked, villages), fresh = without(s->marked, s->before_round);
    for (int kind = 0; kind < 3; kind++)
        if (count(both(fresh, having[APPLE + kind])) >= columns[s->round][kind]) shut = either(shut, having[APPLE + kind]);
    int keys = least(count(both(s->marked, having[KEY])), key_track) - count(both(s->marked, having[TEMPLE]));
    if (keys <= 0) shut = either(shut, having[TEMPLE]);
    return without(all, shut);
}

static void mark(Sheet *s, int cell) {
    s->marked = either(s->marked, bit(cell));
    s->reach = either(s->reach, beside[cell]);
    s->free = without(s->free, bit(cell));
    if (s->horse) s->horse = 0;
    else s->owed--;
    if (!has(working, cell)) return;
    if (thing_at[cell] == HORSE) {
        s->horse = 1;
        return;
    }
    if (thing_at[cell] == TEMPLE) {
        int quadrant = 2 * (cell / 16 / 8) + cell % 16 / 8;
        s->temple[quadrant] = s->temple_place[quadrant];
    }
    s->free = free_cells(s);
}

/* All marks of a turn, and done. */
static void place(Sheet *s, int side, int marks) {
    s->owed = marks;
    s->horse = 0;
    for (;;) {
        Cells open = both(s->reach, s->free);
        if (!s->horse) {
            if (!s->owed) break;
            open = both(open, ground[side]);
        }
        int many = count(open);
        if (!many) {
            if (!s->horse) break;
            s->horse = 0;
            continue;
        }
        mark(s, nth(open, below(many)));
        s->decisions++;
    }
    s->decisions++;
    s->before = s->marked;
}

static void turn(Sheet *s) {
    int waiting[128], many = 0;
    for (int c = 0; c < 2 * many_cards; c++)
        if (s->unseen >> (c / 2) & 1) waiting[many++] = c;
    int drawn = waiting[below(many)], front = card[drawn / 2][drawn % 2], back = card[drawn / 2][1 - drawn % 2];
    s->unseen &= ~(1u << (drawn / 2));
    Cells found = both(s->before, having[SCROLL]);
    int scrolls = least(count(found), scroll_track) - s->scrolls_used;
    int chosen = below(scrolls > 0 ? 6 : 2);
    s->decisions++;
    if (chosen == 0) place(s, front, facing);
    else if (chosen == 1) place(s, back, turned);
    else {
        s->scrolls_used++;
        place(s, 1 << (chosen - 2), by_scroll);
    }
}

static void match(Sheet *s) {
    static const int values[] = {12, 10, 8, 6}, provisions[] = {0, 2, 5, 10};
    long decisions = s->decisions, points = s->points;
    memset(s, 0, sizeof *s);
    s->decisions = decisions + 1;
    s->points = points;
    for (int q = 0; q < 4; q++) s->temple[q] = -1;
    s->marked = s->before = s->before_round = bit(start);
    s->reach = beside[start];
    s->free = free_cells(s);
    place(s, 1 << below(TERRAINS), at_start);
    for (s->round = 0; s->round < rounds; s->round++) {
        s->unseen = (1u << many_cards) - 1;
        if (s->round) {
            s->before_round = s->marked;
            s->free = free_cells(s);
            for (int q = 0; q < 4; q++) s->temple_place[q] += s->temple[q] < 0;
        }
        for (int t = 0; t < turns; t++) turn(s);
        Cells fresh = without(s->marked, s->before_round);
        int crossed = 0;
        for (int k = 0; k < 3; k++) crossed += least(count(both(fresh, having[APPLE + k])), columns[s->round][k]);
        s->points += provisions[least(crossed, 3)] + least(count(both(s->marked, having[GEM])), 12);
    }
    for (int q = 0; q < 4; q++) s->points += s->temple[q] < 0 ? 0 : values[s->temple[q]];
}

static int read_map(void) {
    for (int cell = 0; cell < 256; cell++) {
        int terrain, thing;
        if (scanf("%d %d", &terrain, &thing) != 2) return 0;
        if (terrain < 0) villages = either(villages, bit(cell));
        for (int set = 0; set < 16; set++)
            if (terrain >= 0 && set >> terrain & 1) ground[set] = either(ground[set], bit(cell));
        thing_at[cell] = thing;
        if (thing >= 0) having[thing] = either(having[thing], bit(cell));
        int row = cell / 16, column = cell % 16;
        if (row) beside[cell] = either(beside[cell], bit(cell - 16));
        if (row < 15) beside[cell] = either(beside[cell], bit(cell + 16));
        if (column) beside[cell] = either(beside[cell], bit(cell - 1));
        if (column < 15) beside[cell] = either(beside[cell], bit(cell + 1));
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (kind != SCROLL && kind != GEM) working = either(working, having[kind]);
    return 1;
}

int main(void) {
    double seconds;
    unsigned seed;
    if (!read_map() || scanf("%d %d %d %d %d %d %d %d %d %d %u %lf", &rounds, &turns, &at_start, &facing, &turned,
                             &by_scroll, &key_track, &scroll_track, &start, &many_cards, &seed, &seconds) != 12)
        return 1;
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < 3; k++)
            if (scanf("%d", &columns[r][k]) != 1) return 1;
    for (int c = 0; c < many_cards; c++)
        if (scanf("%d %d", &card[c][0], &card[c][1]) != 2) return 1;
    word = seed;
    static Sheet sheet;
    long matches = 0;
    clock_t began = clock(), end = began + (clock_t)(seconds * CLOCKS_PER_SEC);
    do {
        for (int i = 0; i < 100; i++) match(&sheet);
        matches += 100;
    } while (clock() < end);
    double took = (double)(clock() - began) / CLOCKS_PER_SEC;
    printf("%.0f %.1f %.4f %.4f\n", sheet.decisions / took, matches / took, (double)sheet.decisions / matches,
           (double)sheet.points / matches);
    return 0;
}
