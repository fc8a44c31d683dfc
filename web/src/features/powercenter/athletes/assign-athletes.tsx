import type {AthleteRow} from "@gradus/backend/contract/athletes";
import {useRef} from "react";
import type {Translator} from "@/i18n/message-types";
import {Button} from "@/ui/button";

interface Props {
  readonly athletes: readonly AthleteRow[];
  /** Chosen before; null at first: a single athlete is chosen at once. */
  readonly chosen?: readonly AthleteRow[] | null;
  readonly t: Translator<"athletes.to" | "athletes.all">;
}

export function AssignAthletes({athletes, chosen = null, t}: Props) {
  const boxes = useRef<HTMLDivElement>(null);
  const isChosen = (user_id: string) =>
    chosen === null ? athletes.length === 1 : chosen.some((each) => each.user_id === user_id);
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
            <input type="checkbox" name="athletes" value={user_id} defaultChecked={isChosen(user_id)} />
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
