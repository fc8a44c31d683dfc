"use client";

import {Button} from "./button";
import {DialogButton} from "./dialog-button";

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

/** A button for what is not easily taken back: it asks first. Escape is no. */
export function ConfirmDialog({label, title, text, confirm, cancel, onConfirm}: Props) {
  return (
    <DialogButton label={label} title={title}>
      {(close) => (
        <>
          <p className="mt-4">{text}</p>
          <p className="mt-6 flex flex-wrap gap-4">
            <Button
              variant="danger"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {confirm}
            </Button>
            <Button variant="secondary" onClick={close}>
              {cancel}
            </Button>
          </p>
        </>
      )}
    </DialogButton>
  );
}
