import type {ReactNode} from "react";
import {Link} from "@/ui/link";
import type {RunFormat} from "../format/run-format";
import type {ExplainTranslator} from "./explain-frame";
import {linkOf} from "./explanation-link";
import {type ExplanationContent, formulaName, inputWords, knownInputs, ownWords} from "./explanation-words";

export interface PanelProps {
  readonly explanation: ExplanationContent;
  /** What the value is called on the page. */
  readonly name: string;
  /** The value as it stands there. */
  readonly shown: string;
  /** The value drawn from its parts, with them; null where it cannot be. */
  readonly scale: ReactNode;
  /** Whether the number is the viewer's own. Only then is its source linked: it lies on the athlete's own pages. */
  readonly isOwn: boolean;
  readonly format: RunFormat;
  readonly t: ExplainTranslator;
}

export function ExplanationPanel({explanation, name, shown, scale, isOwn, format, t}: PanelProps) {
  const formula = formulaName(explanation);
  const link = isOwn ? linkOf(explanation.id, location.pathname) : null;
  const inputs = <Inputs explanation={explanation} format={format} t={t} />;
  return (
    <>
      {formula && <p className="mt-2">{t(`explain.formulas.${formula}`)}</p>}
      {scale}
      <dl className="explain-inputs">
        {!scale && inputs}
        <div className="explain-total">
          <dt>{name}</dt>
          <dd className="text-code">{shown}</dd>
        </div>
      </dl>
      {link && (
        <p className="mt-4">
          <Link href={link.href} className="link text-label">
            {t(`explain.links.${link.page}`)}
          </Link>
        </p>
      )}
      <details className="explain-how">
        <summary className="link text-label">{t("explain.how")}</summary>
        {scale && <dl className="explain-inputs">{inputs}</dl>}
        <Source explanation={explanation} format={format} t={t} />
      </details>
    </>
  );
}

type Part = Pick<PanelProps, "explanation" | "format" | "t">;

const Inputs = ({explanation, format, t}: Part) =>
  knownInputs(explanation).map((input) => (
    <div key={input.name}>
      <dt>{t(`explain.inputs.${input.name}`)}</dt>
      <dd className="text-code">{inputWords(input.value, input.unit, format)}</dd>
    </div>
  ));

/** The formula itself, and whose it is. */
function Source({explanation, format, t}: Part) {
  const isConverted = knownInputs(explanation).some(
    ({value, unit}) => ownWords(value, unit, format) !== null,
  );
  return (
    <>
      <p className="text-code mt-4 wrap-anywhere">{explanation.formula}</p>
      {isConverted && <p className="mt-2 text-label text-text-2">{t("explain.inSi")}</p>}
      <p className="mt-4 text-label text-text-2">
        {t(`explain.basis.${explanation.basis}`)}
        {explanation.sources.length > 0 && ` ${explanation.sources.join("; ")}`}
      </p>
    </>
  );
}
