import type {RunFormat} from "../format/run-format";
import type {ExplainTranslator} from "./explain-frame";
import {formulaName, inputWords, knownInputs, ownWords, type ShownExplanation} from "./explanation-words";

interface Props {
  readonly explanation: ShownExplanation;
  /** What the value is called on the page. */
  readonly name: string;
  /** The value as it stands there. */
  readonly shown: string;
  readonly format: RunFormat;
  readonly t: ExplainTranslator;
}

/** The formula in words, the runner's own numbers, the formula itself, and whose it is. */
export function ExplanationPanel({explanation, name, shown, format, t}: Props) {
  const formula = formulaName(explanation);
  const inputs = knownInputs(explanation);
  const isConverted = inputs.some(({value, unit}) => ownWords(value, unit, format) !== null);
  return (
    <>
      {formula && <p className="mt-4">{t(`explain.formulas.${formula}`)}</p>}
      <dl className="explain-inputs">
        {inputs.map((input) => (
          <div key={input.name}>
            <dt>{t(`explain.inputs.${input.name}`)}</dt>
            <dd className="text-code">{inputWords(input.value, input.unit, format)}</dd>
          </div>
        ))}
        <div>
          <dt>{name}</dt>
          <dd className="text-code">{shown}</dd>
        </div>
      </dl>
      <p className="text-code mt-4 wrap-anywhere">{explanation.formula}</p>
      {isConverted && <p className="mt-2 text-label text-text-2">{t("explain.inSi")}</p>}
      <p className="mt-4 text-label text-text-2">
        {t(`explain.basis.${explanation.basis}`)}
        {explanation.sources.length > 0 && ` ${explanation.sources.join("; ")}`}
      </p>
    </>
  );
}
