import type {Explanation} from "@gradus/training/explain/explain";
import {inViewerUnits} from "@/charts/race/viewer-units";
import {Disclosure} from "@/ui/disclosure";
import type {Answer} from "./answer";
import {
  EXPLANATION_BASIS_MESSAGES,
  EXPLANATION_INPUT_MESSAGES,
  EXPLANATION_MESSAGES,
} from "./explanation-messages";
import type {PlannerSetting} from "./planner-setting";

interface Props {
  readonly answer: Answer;
  readonly setting: PlannerSetting;
}

export function Explanations({answer, setting}: Props) {
  return (
    <Disclosure summary={setting.t("planner.how")} level={3} className="mt-12 print:hidden">
      <ol>
        {answer.explanations.map((explanation) => (
          <Explained key={explanation.id} explanation={explanation} setting={setting} />
        ))}
      </ol>
    </Disclosure>
  );
}

function Explained({
  explanation,
  setting: {t, measures, scales},
}: {explanation: Explanation} & Pick<Props, "setting">) {
  const {id, value, unit, formula, inputs, basis, sources} = explanation;
  const key = EXPLANATION_MESSAGES.find((each) => each === `explain.formulas.${id}`);
  const own = (number: number | null, of: string) =>
    number === null ? null : inViewerUnits(number, of, scales, measures.number);
  const amount = (number: number | null, of: string) => {
    if (number === null) return "–";
    const si = `${measures.number(number, digitsOf(number))}${unitWords(of)}`;
    const converted = own(number, of);
    return converted === null ? si : `${si} (${converted})`;
  };
  const isConverted = [{value, unit}, ...inputs].some((each) => own(each.value, each.unit) !== null);
  return (
    <li className="mt-6 border-s-4 border-line ps-4">
      <p className="max-w-measure">
        {key && t(key)} <strong className="whitespace-nowrap">{amount(value, unit)}</strong>
      </p>
      <p className="mt-2 text-code wrap-anywhere">{formula}</p>
      {isConverted && <p className="mt-2 text-label text-text-2">{t("explain.inSi")}</p>}
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-label text-text-2">
        {inputs.map((input) => {
          // Inputs that were not measured are omitted.
          if (input.value === null) return null;
          const name = EXPLANATION_INPUT_MESSAGES.find((each) => each === input.key);
          return (
            <div key={input.key} className="flex gap-x-2">
              <dt>{name && t(name)}</dt>
              <dd className="whitespace-nowrap text-text">{amount(input.value, input.unit)}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-label text-text-2">
        {t(EXPLANATION_BASIS_MESSAGES[basis])}
        {sources.length > 0 && ` ${sources.join("; ")}`}
      </p>
    </li>
  );
}

const UNITS: Readonly<Record<string, string>> = {ratio: "", degC: "\u00a0°C"};

/** Units as written in the formulas. */
const unitWords = (unit: string) => UNITS[unit] ?? `\u00a0${unit}`;

/** Enough digits to check the formula with. */
function digitsOf(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 1000) return 0;
  return size >= 100 ? 1 : size >= 10 ? 2 : 3;
}
