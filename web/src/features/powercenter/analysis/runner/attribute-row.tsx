import type {Explanation} from "@gradus/backend/contract/explanation";
import {Ruler} from "@/charts/ruler/ruler";
import {scaleTicks} from "@/charts/series-stack/scale";
import {measureWords} from "@/lib/format/measure-words";
import {ExplanationButton} from "../../explain/explanation-button";
import type {RunFormat} from "../../format/run-format";
import {Value} from "../../format/value";
import {ATTRIBUTE_SCALES, type Attribute, type AttributeId} from "./attribute-scales";
import {referenceWords} from "./reference-words";
import type {RunnerTranslator} from "./runner-messages";

interface Props {
  readonly id: AttributeId;
  /** Null where it is not known. */
  readonly attribute: Attribute | null;
  readonly explanation: Explanation | null;
  readonly isCompared: boolean;
  /** Whether any attribute has a comparison group; if not, the page states once that there is none. */
  readonly hasGroups: boolean;
  readonly format: RunFormat;
  readonly t: RunnerTranslator;
}

export function AttributeRow({id, attribute, explanation, isCompared, hasGroups, format, t}: Props) {
  const isSaid = attribute && isCompared && (hasGroups || attribute.reference.kind !== "none");
  const shown = attribute && ATTRIBUTE_SCALES[id].shown(attribute.value, format);
  return (
    <section className="attribute-row" aria-labelledby={`attribute-${id}`}>
      <div>
        <h2 id={`attribute-${id}`} className="text-h3">
          {t(`runner.${id}`)}
        </h2>
        <p className="mt-1 text-text-2">{t(`runner.what.${id}`)}</p>
        {attribute && explanation && (
          <ExplanationButton
            explanation={explanation}
            name={t(`runner.${id}`)}
            shown={measureWords(shown ?? {value: "", unit: ""})}
            format={format}
            t={t}
          />
        )}
      </div>
      {shown ? (
        <p className="attribute-value">
          <Value measure={shown} />
        </p>
      ) : (
        <p className="text-text-2">{t(`runner.needs.${id}`)}</p>
      )}
      <div className="min-w-0">
        <AttributeRuler id={id} attribute={attribute} isCompared={isCompared} format={format} t={t} />
        {isSaid && <p className="mt-2 text-label text-text-2">{referenceWords(attribute, format, t)}</p>}
      </div>
    </section>
  );
}

/** The place among others where there is an honest one; else the value on a ruler of its own unit. */
function AttributeRuler({id, attribute, isCompared, format, t}: Omit<Props, "explanation" | "hasGroups">) {
  if (isCompared && attribute?.reference.kind === "age_grade")
    return (
      <Ruler
        range={[50, 100]}
        ticks={scaleTicks([50, 100], {step: 10, words: (value) => `${format.number(value)} %`})}
        needle={100 * attribute.reference.grade}
        marks={CLASSES.map(({at, key}) => ({at, label: t(`runner.className.${key}`)}))}
      />
    );
  if (isCompared && attribute && attribute.percentile !== null)
    return (
      <Ruler
        range={[0, 100]}
        ticks={scaleTicks([0, 100], {step: 25, words: (value) => `${format.number(value)} %`})}
        needle={attribute.percentile}
      />
    );
  const {range, step, tick} = ATTRIBUTE_SCALES[id];
  const [low, high] = range;
  return (
    <Ruler
      range={range}
      ticks={scaleTicks([low, high], {step, words: (value) => tick(value, format)})}
      needle={attribute?.value ?? null}
    />
  );
}

/** Where the classes of the sport begin. */
const CLASSES = [
  {at: 60, key: "local"},
  {at: 70, key: "regional"},
  {at: 80, key: "national"},
  {at: 90, key: "world"},
] as const;
