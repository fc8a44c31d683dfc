import type {AthleteLane} from "@gradus/backend/contract/athletes";
import {useRef} from "react";
import {Button} from "@/ui/button";
import type {AthletesTranslator} from "./athletes-messages";

interface Props {
  readonly athletes: readonly AthleteLane[];
  readonly t: AthletesTranslator;
}

/** For whom; several at once. */
export function AssignAthletes({athletes, t}: Props) {
  const boxes = useRef<HTMLDivElement>(null);
  function chooseAll() {
    for (const box of boxes.current?.querySelectorAll<HTMLInputElement>("input:not(:checked)") ?? [])
      box.click();
  }
  return (
    <fieldset className="mt-4">
      <legend className="text-label">{t("athletes.to")}</legend>
      <div ref={boxes} className="assign-athletes">
        {athletes.map(({user_id, name, user_name}) => (
          <label key={user_id} className="assign-choice">
            <input type="checkbox" name="athletes" value={user_id} defaultChecked={athletes.length === 1} />
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-text-2">{user_name}</span>
            </span>
          </label>
        ))}
      </div>
      {athletes.length > 1 && (
        <Button variant="quiet" onClick={chooseAll}>
          {t("athletes.all")}
        </Button>
      )}
    </fieldset>
  );
}
