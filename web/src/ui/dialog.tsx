import {type ReactNode, useId, useLayoutEffect, useRef} from "react";

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native dialog, open for as long as it is drawn: Escape closes it, and the focus goes back to where it was. */
export function Dialog({label, onClose, children}: Props) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Before it leaves the page: only a dialog that is closed gives the focus back.
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title} className="text-h3">
        {label}
      </h2>
      {children}
    </dialog>
  );
}
