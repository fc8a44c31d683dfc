import {type SubmitEvent, useId, useState} from "react";
import {Button} from "@/ui/button";
import type {PowerTranslator} from "../power/power-messages";
import {type Days, daysOf} from "./curve-address";

interface Props {
  readonly days: Days;
  readonly legend: string;
  readonly t: PowerTranslator;
  readonly onChoose: (days: Days) => void;
}

/** Typed text stays until it forms a range. */
export function DaysFields({days, legend, t, onChoose}: Props) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = daysOf(String(typed.get("from")), String(typed.get("to")));
    setWrong(chosen === null);
    if (chosen) onChoose(chosen);
  }
  const day = (name: "from" | "to", label: string) => (
    <span>
      <label htmlFor={`${id}-${name}`} className="block text-label">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        name={name}
        type="date"
        className="input"
        defaultValue={days[name]}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
    </span>
  );
  return (
    <form method="post" noValidate onSubmit={apply}>
      <fieldset className="curve-days">
        <legend className="sr-only">{legend}</legend>
        {day("from", t("power.range.from"))}
        {day("to", t("power.range.to"))}
        <Button type="submit" variant="secondary">
          {t("power.range.show")}
        </Button>
      </fieldset>
      <p id={`${id}-wrong`} role="alert" className="text-label text-danger empty:hidden">
        {isWrong && t("validation.date")}
      </p>
    </form>
  );
}
