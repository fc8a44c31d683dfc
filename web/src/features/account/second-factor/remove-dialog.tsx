import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import type {SecondFactorWords} from "./second-factor-words";

interface Props {
  readonly words: SecondFactorWords;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function RemoveDialog({words, onClose, onConfirm}: Props) {
  return (
    <Dialog label={words.removeQuestion} onClose={onClose}>
      <p className="mt-4">{words.removeText}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button variant="danger" onClick={onConfirm}>
          {words.remove}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
