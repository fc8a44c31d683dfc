"use client";

import {type ReactNode, useId, useRef, useState} from "react";
import {Button} from "./button";
import type {ButtonLook} from "./button-classes";

interface Props extends Pick<ButtonLook, "variant" | "className"> {
  readonly label: string;
  /** The button's name where the label alone says too little, such as one of several "Remove". Begins with the label. */
  readonly name?: string;
  readonly title: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a native dialog: Escape closes it, and the focus comes back to the button by itself. */
export function DialogButton({label, name, title, variant = "secondary", className, children}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function open() {
    setOpen(true);
    dialog.current?.showModal();
  }
  return (
    <>
      <Button {...{variant, className}} aria-label={name} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={() => setOpen(false)}>
        {/* Drawn while open only, so that each opening begins afresh. */}
        {isOpen && (
          <>
            <h2 id={id} className="text-h3 wrap-anywhere">
              {title}
            </h2>
            {children(() => dialog.current?.close())}
          </>
        )}
      </dialog>
    </>
  );
}
