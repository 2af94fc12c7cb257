/** Before the first match of a game: a lesson is offered, once, never forced. */
import { playNow } from "../pages/play";
import { Dialog } from "../parts/Dialog";
import { go } from "../route";
import { say } from "../store/words";
import { lessonPath, offer } from "./progress";

export function LessonOffer() {
  const game = offer.value;
  const lesson = game?.lessons?.[0];
  if (!game || !lesson) return null;
  const then = (deed: () => void) => () => {
    offer.value = null;
    deed();
  };
  return (
    <Dialog title={say("lesson-offer", { title: game.title })} close={then(() => {})}>
      <div class="stack g12">
        <p>{say("lesson-offer-how", { minutes: lesson.minutes })}</p>
        <button type="button" class="button primary big" onClick={then(() => go(lessonPath(game.id, lesson.id)))}>
          {say("lesson-begin", { lesson: lesson.title })}
        </button>
        <button type="button" class="button big" onClick={then(() => void playNow(game.id))}>
          {say("lesson-skip")}
        </button>
      </div>
    </Dialog>
  );
}
