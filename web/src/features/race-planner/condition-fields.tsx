import {useState} from "react";
import type {Quantity} from "@/charts/race/units";
import {Disclosure} from "@/ui/disclosure";
import {TextField} from "@/ui/form/text-field";
import type {FieldsProps} from "./basis-fields";
import type {PlanField} from "./plan-fields";

const MEASURES = [
  ["temperature", "temperature"],
  ["humidity", "humidity"],
  ["elevation", "elevation"],
  ["headwind", "wind"],
] as const satisfies readonly (readonly [string, Quantity])[];

interface Props extends FieldsProps {
  /** Whether the basis is a race the runner ran: its wind counts; with a critical power, wind does not. */
  readonly isRace: boolean;
}

/** Left closed, both sides are mild and level. */
export function ConditionFields({isRace, ...props}: Props) {
  const {t} = props.setting;
  const names = MEASURES.flatMap(([name]) => [`training_${name}`, `race_${name}`] as const);
  // A mistake in what is folded away could not be found.
  const isWrong = names.some((name) => props.field(name).mistake !== null);
  const [isOpen, setOpen] = useState(false);
  if (isWrong && !isOpen) setOpen(true);
  return (
    <Disclosure summary={t("planner.conditions")} className="mt-12" open={isOpen}>
      <p className="text-label text-text-2">{t("planner.conditionsHint")}</p>
      <div className="grid grid-cols-2 gap-x-4">
        <Place
          place="training"
          legend={t(isRace ? "planner.thatRace" : "race.training")}
          hasWind={isRace}
          {...props}
        />
        <Place place="race" legend={t("race.raceDay")} hasWind {...props} />
      </div>
    </Disclosure>
  );
}

interface PlaceProps extends FieldsProps {
  readonly place: "training" | "race";
  readonly legend: string;
  readonly hasWind: boolean;
}

function Place({place, legend, hasWind, field, setting: {t, scales}, initial}: PlaceProps) {
  return (
    <fieldset className="mt-6">
      <legend className="text-ui">{legend}</legend>
      {MEASURES.map(([name, quantity]) => {
        const own: PlanField = `${place}_${name}`;
        if (name === "headwind" && !hasWind) return null;
        return (
          <TextField
            key={name}
            field={field(own)}
            label={`${t(`race.${name}`)} (${scales[quantity].unit})`}
            hint={name === "headwind" ? t("race.windHint") : undefined}
            inputMode="text"
            autoComplete="off"
            defaultValue={initial[own]}
          />
        );
      })}
    </fieldset>
  );
}
