import type {PredictionReply} from "@gradus/backend/contract/races";
import type {Quantity} from "@/charts/race/units";
import type {RacesSetting} from "./read-typed";

type Name = PredictionReply["assumed"][number];

const ASSUMPTIONS = {
  training_elevation: ["races.assumed.trainingElevation", "elevation"],
  race_elevation: ["races.assumed.raceElevation", "elevation"],
  training_temperature: ["races.assumed.trainingTemperature", "temperature"],
  race_temperature: ["races.assumed.raceTemperature", "temperature"],
  training_humidity: ["races.assumed.trainingHumidity", "humidity"],
  race_humidity: ["races.assumed.raceHumidity", "humidity"],
  wind: ["races.assumed.wind", "wind"],
} as const satisfies Record<Name, readonly [string, Quantity]>;

interface Props {
  readonly reply: PredictionReply;
  readonly setting: RacesSetting;
}

export function AssumptionList({reply: {assumed, inputs}, setting: {t, measures}}: Props) {
  if (!inputs || assumed.length === 0) return null;
  const items = assumed.map((name) => {
    const [key, quantity] = ASSUMPTIONS[name];
    const si = quantity === "humidity" ? inputs[name] / 100 : inputs[name];
    return t(key, {value: measures.of(si, quantity)});
  });
  const list = new Intl.ListFormat(t.formatLocale, {type: "conjunction"}).format(items);
  return <p className="mt-3 max-w-measure text-text-2">{t("races.assumedList", {list})}</p>;
}
