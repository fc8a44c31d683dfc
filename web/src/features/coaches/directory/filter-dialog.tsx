import {type ReactNode, useRef, useState} from "react";

interface Props {
  /** What the button says that opens it, and the dialog's name. */
  readonly label: string;
  readonly done: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A native dialog with a button that opens it: focus comes back by itself, Escape closes. */
export function FilterDialog({label, done, className, children}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={className}>
      <button
        type="button"
        className="btn btn-secondary"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      <dialog ref={dialog} className="coach-dialog" aria-label={label} onClose={() => setOpen(false)}>
        {/* Drawn while open only: two forms with the same controls would both be in the page. */}
        {isOpen && (
          <>
            {children}
            <button type="button" className="btn mt-6 w-full" onClick={() => dialog.current?.close()}>
              {done}
            </button>
          </>
        )}
      </dialog>
    </div>
  );
}
