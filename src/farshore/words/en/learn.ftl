### What is said about rules to read.

rules-lit = Open now: { $spaces }
no-rules = { $game } brings no rules to read.
no-section = There is no section “{ $section }”; there are { $known }.
no-language = There is no language “{ $language }”; there are { $known }.

## Lessons

lesson-your-move = It is your move: do what the step says.
lesson-read-first = Read this first, then press Next.
lesson-not-that = That would be allowed, but the lesson is about something else just now.
lesson-over = This lesson is done.
no-such-lesson = There is no lesson “{ $lesson }”.
too-many-lessons = { $most } lessons are open from here already. Please end one first.
no-lesson-here = This is no lesson.

## Practice

practice-ask = Seat { $seat } is to play: find the best turn.
no-such-exercise = There is no position { $number }; there are { $known }.
practice-number = Position { $number }
practice-find = Find the best turn in this position, and play it.
practice-found = Found!
practice-missed = Another turn brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
