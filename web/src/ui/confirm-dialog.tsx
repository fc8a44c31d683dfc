"use client";

import {useRef} from "react";
import {Button} from "./button";

interface Props {
  /** What the button says that asks. It names the thing. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** What the button says that does it. */
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
}

/** A button for what is not easily taken back: it asks first. Escape is no, and focus comes back by itself. */
export function ConfirmDialog({label, title, text, confirm, cancel, onConfirm}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  function decide() {
    dialog.current?.close();
    onConfirm();
  }
  return (
    <>
      <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} className="confirm-dialog" aria-label={title}>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-4">{text}</p>
        <p className="mt-6 flex flex-wrap gap-4">
          <Button variant="danger" onClick={decide}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {cancel}
          </Button>
        </p>
      </dialog>
    </>
  );
}
