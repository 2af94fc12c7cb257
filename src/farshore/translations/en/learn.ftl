### Texts about rules to read, lessons and practice.

rules-lit = Possible now: { $spaces }
no-rules = { $game } has no rules to read.
no-section = There is no section “{ $section }”. Choose from: { $known }.
no-language = There is no language “{ $language }”. Choose from: { $known }.

## Lessons

lesson-your-move = It’s your move: do what this step says.
lesson-read-first = Read this first, then press Next.
lesson-not-that = That’s allowed, but this step is about something else.
lesson-over = This lesson is over.
no-such-lesson = There is no lesson “{ $lesson }”.
too-many-lessons = { $most ->
    [one] You already have 1 lesson open. Please finish it first.
   *[other] You already have { $most } lessons open. Please finish one first.
  }
no-lesson-here = This isn’t a lesson.

## Practice

practice-ask = Seat { $seat } is to play: find the best move.
no-such-exercise = There is no position { $number }. Choose from: 1–{ $known }.
practice-number = Position { $number }
practice-find = Find the best move, and play it.
practice-found = Found!
practice-lead = At the end of the match, compared with the next best move: { $lines }
practice-others = for what the other player scores
practice-missed = Another move brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
