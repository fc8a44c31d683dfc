import {type ReactNode, useId, useRef, useState} from "react";
import {Button} from "@/ui/button";

interface Props {
  /** What the button says that opens it, and the dialog's name. */
  readonly label: string;
  readonly done: string;
  readonly close: string;
  /** Of the button. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A native dialog with a button that opens it: focus comes back by itself, Escape closes. */
export function FilterDialog({label, done, close, className, children}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shut = () => dialog.current?.close();
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {label}
      </Button>
      <dialog ref={dialog} className="coach-dialog" aria-labelledby={id} onClose={() => setOpen(false)}>
        {/* Drawn while open only: two forms with the same controls would both be in the page. */}
        {isOpen && (
          <>
            <div className="flex items-center justify-between gap-4 px-6 pt-4">
              <h2 id={id} className="text-h3">
                {label}
              </h2>
              <Button variant="quiet" onClick={shut}>
                {close}
              </Button>
            </div>
            <div className="min-h-0 grow overflow-y-auto px-6 py-4">{children}</div>
            <div className="border-line-strong border-t px-6 py-4">
              <Button full onClick={shut}>
                {done}
              </Button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
