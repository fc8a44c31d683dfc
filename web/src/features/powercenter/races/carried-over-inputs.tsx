import type {PredictionReply} from "@gradus/backend/contract/races";
import {Button} from "@/ui/button";
import type {RaceInput, RaceInputs} from "./race-inputs";
import type {RacesSetting} from "./read-typed";
import type {ChangeInputs} from "./use-race-inputs";

/** Inputs carried over from a plan, each with the address parameters that hold it. */
const CARRIED_OVER = [
  ["races.took.course", ["course_id"]],
  ["races.took.distance", ["race_distance"]],
  ["races.took.goal", ["target_power", "target_time"]],
  ["races.took.pacing", ["pacing"]],
  [
    "races.took.places",
    ["race_temperature", "race_humidity", "race_elevation", "training_temperature", "wind"],
  ],
] as const satisfies readonly (readonly [string, readonly RaceInput[]])[];

interface Props {
  readonly inputs: RaceInputs;
  readonly change: ChangeInputs;
  readonly reply: PredictionReply | null;
  readonly setting: RacesSetting;
}

export function CarriedOverInputs({inputs, change, reply, setting: {t, measures}}: Props) {
  if (inputs.from === undefined) return null;
  const items = CARRIED_OVER.flatMap(([key, names]) =>
    names.some((name) => inputs[name] !== undefined) ? [t(key)] : [],
  );
  const list = new Intl.ListFormat(t.formatLocale, {type: "conjunction"}).format(items);
  const planned = inputs.known_power === undefined ? null : measures.watts(Number(inputs.known_power));
  const own = reply?.inputs ? measures.watts(reply.inputs.critical_power) : null;
  return (
    <div className="mb-8 border-s-4 border-line ps-4">
      <p>{t("races.fromPlan", {list})}</p>
      {planned !== null && own !== null && planned !== own && (
        <p className="mt-2 text-text-2">{t("races.ownPower", {own, planned})}</p>
      )}
      <Button variant="quiet" className="mt-2" onClick={() => change({from: undefined})}>
        {t("common.close")}
      </Button>
    </div>
  );
}
