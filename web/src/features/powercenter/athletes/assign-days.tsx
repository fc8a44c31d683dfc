import {COACHING_BOUNDS} from "@gradus/backend/contract/coaching-values";
import {PLANNED_DAYS} from "@gradus/backend/contract/workout-values";
import {useRef, useState} from "react";
import {Button} from "@/ui/button";
import {TextField} from "@/ui/form/text-field";
import {Icon} from "@/ui/icon/icon";
import type {AthletesTranslator} from "./athletes-messages";
import type {AssignForm} from "./typed-workout";

interface Props {
  readonly form: AssignForm;
  readonly t: AthletesTranslator;
  readonly onRemoved: () => void;
}

const {first: FIRST, last: LAST} = PLANNED_DAYS;

export function AssignDays({form, t, onRemoved}: Props) {
  const [further, setFurther] = useState<readonly number[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  function remove(key: number) {
    // The button that did it goes, and its focus with it.
    add.current?.focus();
    setFurther((keys) => keys.filter((each) => each !== key));
    onRemoved();
  }
  return (
    <>
      <TextField field={form.field("day")} label={t("athletes.day")} type="date" min={FIRST} max={LAST} />
      {further.map((key, index) => (
        <FurtherDay key={key} number={index + 2} t={t} onRemove={() => remove(key)} />
      ))}
      {further.length + 1 < COACHING_BOUNDS.days.max && (
        <Button
          ref={add}
          variant="quiet"
          className="mt-2"
          onClick={() => setFurther((keys) => [...keys, (keys.at(-1) ?? 0) + 1])}
        >
          {t("athletes.anotherDay")}
        </Button>
      )}
      <TextField
        field={form.field("weeks")}
        label={t("athletes.weeks")}
        hint={t("athletes.weeksHint")}
        inputMode="numeric"
        defaultValue="1"
      />
    </>
  );
}

interface FurtherProps {
  readonly number: number;
  readonly t: AthletesTranslator;
  readonly onRemove: () => void;
}

function FurtherDay({number, t, onRemove}: FurtherProps) {
  return (
    <div className="assign-further">
      <label className="min-w-0 grow">
        <span className="text-label">{t("athletes.nextDay", {number})}</span>
        <input type="date" name="days" className="input" min={FIRST} max={LAST} />
      </label>
      <Button variant="quiet" aria-label={t("athletes.removeDay", {number})} onClick={onRemove}>
        <Icon name="close" size={16} />
      </Button>
    </div>
  );
}
