/** A record file dropped anywhere on the page opens as a replay. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { go } from "../route";
import { upload } from "../store/api";
import { translate } from "../store/translations";
import "./DropRecord.css";

export async function openRecord(file: File): Promise<void> {
  const { table } = await upload(await file.text());
  go(`/replay/${table}`);
}

export function DropRecord({ children }: { children: ComponentChildren }) {
  const over = useSignal(false);
  const problem = useSignal("");
  const drop = (event: DragEvent) => {
    event.preventDefault();
    over.value = false;
    const file = event.dataTransfer?.files[0];
    if (file) openRecord(file).catch((error: Error) => (problem.value = error.message));
  };
  return (
    <div
      class={over.value ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={drop}
    >
      {problem.value && (
        <p class="banner bad" role="alert">
          {problem.value}
        </p>
      )}
      {over.value && <p class="banner">{translate("drop-here")}</p>}
      {children}
    </div>
  );
}

export function RecordFile() {
  const problem = useSignal("");
  return (
    <label class="button">
      {translate("open-record")}
      <input
        type="file"
        accept=".toml,text/plain"
        class="unseen"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) openRecord(file).catch((error: Error) => (problem.value = error.message));
        }}
      />
      {problem.value && <span role="alert">{problem.value}</span>}
    </label>
  );
}
