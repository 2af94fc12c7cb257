### Texts about rules to read, lessons and practice.

rules-lit = Possible now: { $spaces }
no-rules = There’s no rulebook for { $game } yet.
no-section = There’s no section “{ $section }”. Choose from: { $known }.
no-language = There is no language “{ $language }”. Choose from: { $known }.

## Lessons

lesson-your-move = Your move: follow this step.
lesson-read-first = Read this first, then press Next.
lesson-not-that = That’s allowed, but this step is about something else.
lesson-over = You’ve finished this lesson.
no-such-lesson = There’s no lesson “{ $lesson }”.
too-many-lessons = { $most ->
    [one] You already have 1 lesson open. Please finish it first.
   *[other] You already have { $most } lessons open. Please finish one first.
  }
no-lesson-here = This isn’t a lesson.

## Practice

practice-ask = Seat { $seat } to play: find the best move.
no-such-exercise = There’s no position { $number }. Choose from: 1–{ $known }.
practice-number = Position { $number }
practice-find = Find the best move, and play it.
practice-found = Found!
practice-lead = At the end of the match, compared with the next best move: { $lines }
practice-others = for what the other player scores
practice-missed = Another move is worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
lesson-offline = Offline
lesson-not-saved = This lesson isn’t saved on this device. Lessons you’ve opened before work offline.
needs-connection = Needs a connection
