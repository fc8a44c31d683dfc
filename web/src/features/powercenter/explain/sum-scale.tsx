import type {SumPart} from "@gradus/training/explain/sum-parts";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import {signed} from "../format/signed";
import type {ExplainTranslator} from "./explain-frame";
import {type ExplanationContent, isInputName} from "./explanation-words";
import {sumBlocks} from "./sum-blocks";

interface Props {
  readonly parts: readonly SumPart[];
  readonly explanation: ExplanationContent;
  readonly format: RunFormat;
  readonly t: ExplainTranslator;
}

export function SumScale({parts, explanation, format, t}: Props) {
  const {unit} = explanation;
  const words = (amount: number) =>
    unit === "ratio"
      ? measureWords({value: signed(format.locale, 100 * amount), unit: "%"})
      : measureWords({value: signed(format.locale, amount, 1), unit: unit === "points" ? "" : unit}).trim();
  return (
    <>
      <div className="explain-sum" aria-hidden="true">
        {sumBlocks(parts, unit === "ratio" ? 1 : 0).map(({part, from, to, takes}) => (
          <i
            key={part}
            data-part={part}
            data-takes={takes || undefined}
            style={{left: `${100 * from}%`, width: `${100 * (to - from)}%`}}
          />
        ))}
      </div>
      <dl className="explain-inputs">
        {parts.map(({input, amount}, part) => (
          <div key={input}>
            <dt className="explain-key" data-part={part} data-takes={amount < 0 || undefined}>
              {isInputName(input) ? t(`explain.inputs.${input}`) : input}
            </dt>
            <dd className="text-code">{words(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
