/** A sheet over the page: from the bottom on a phone, in the middle elsewhere. Escape, Back or a click beside it closes it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { translate } from "../store/translations";
import { Icon } from "./Icon";
import { useBack, useSwipeDown } from "./useSheetClosing";
import "./Dialog.css";

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, close, children, wide = false }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useBack(close);
  useSwipeDown(sheet, head, close);
  useEffect(() => {
    const dialog = sheet.current!;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      class={wide ? "sheet wide" : "sheet"}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === sheet.current && close()}
    >
      <div class="sheet-inner stack g12">
        <div class="line sheet-head" ref={head}>
          <h2 class="serif t20 grow">{title}</h2>
          <button type="button" class="button small square" aria-label={translate("close")} onClick={close}>
            <Icon name="close" size={16} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
