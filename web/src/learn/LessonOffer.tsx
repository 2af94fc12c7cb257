/** Offers a lesson before the first match of a game, once. */

import { go } from "../route";
import { lessonPath, offer } from "../store/lessonProgress";
import { playNow } from "../store/quickPlay";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";

export function LessonOffer() {
  const game = offer.value;
  const lesson = game?.lessons?.[0];
  if (!game || !lesson) return null;
  const then = (action: () => void) => () => {
    offer.value = null;
    action();
  };
  return (
    <Dialog title={translate("lesson-offer", { title: game.title })} close={then(() => {})}>
      <div class="stack g12">
        <p>{translate("lesson-offer-how", { minutes: lesson.minutes })}</p>
        <button type="button" class="button primary big" onClick={then(() => go(lessonPath(game.id, lesson.id)))}>
          {translate("lesson-begin", { lesson: lesson.title })}
        </button>
        <button type="button" class="button big" onClick={then(() => void playNow(game.id))}>
          {translate("lesson-skip")}
        </button>
      </div>
    </Dialog>
  );
}
