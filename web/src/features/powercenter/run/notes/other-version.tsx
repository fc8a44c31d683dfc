import type {Note} from "@gradus/backend/contract/notes";
import {Button} from "@/ui/button";
import type {RunTranslator} from "../run-messages";

interface Props {
  /** Null when it was deleted. */
  readonly saved: Note | null;
  readonly t: RunTranslator;
  readonly onTake: () => void;
}

export function OtherVersion({saved, t, onTake}: Props) {
  return (
    <div role="alert" className="other-version">
      <p>{t(saved ? "notes.changedElsewhere" : "notes.goneElsewhere")}</p>
      {saved && (
        <>
          <blockquote className="note-text">{saved.text || t("notes.noWords")}</blockquote>
          <Button variant="quiet" onClick={onTake}>
            {t("notes.takeOther")}
          </Button>
        </>
      )}
    </div>
  );
}
