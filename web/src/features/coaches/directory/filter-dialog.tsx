import {type ReactNode, useState} from "react";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";

interface Props {
  /** The label of the button that opens the dialog, and the dialog's name. */
  readonly label: string;
  readonly done: string;
  readonly close: string;
  /** Of the button. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Its form is in the page only while the dialog is open. */
export function FilterDialog({label, done, close, className, children}: Props) {
  const [isOpen, setOpen] = useState(false);
  const shut = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          label={label}
          className="coach-dialog"
          action={
            <Button variant="quiet" onClick={shut}>
              {close}
            </Button>
          }
          onClose={shut}
        >
          <div className="min-h-0 grow overflow-y-auto px-6 py-4">{children}</div>
          <div className="border-line-strong border-t px-6 py-4">
            <Button full onClick={shut}>
              {done}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
