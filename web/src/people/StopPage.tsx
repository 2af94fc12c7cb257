/** Where the link in a program's message leads: one press, and it hears nothing more. */
import { useSignal } from "@preact/signals";
import { Frame } from "../pages/Frame";
import { say } from "../store/words";
import { stopNotices } from "./notify";

export function StopPage() {
  const done = useSignal(false);
  const problem = useSignal("");
  const stop = location.hash.slice(1);
  const end = async () => {
    try {
      await stopNotices(stop);
      done.value = true;
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <Frame title={say("notices-end")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{say("notices-end")}</h1>
        <p class="muted" role="status">
          {problem.value || say(done.value ? "notices-ended" : "notices-end-how")}
        </p>
        {!done.value && (
          <button type="button" class="button primary big" onClick={() => void end()}>
            {say("notices-end")}
          </button>
        )}
      </main>
    </Frame>
  );
}
