import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {useState} from "react";
import type {ClientTranslator} from "@/lib/messages/client-messages";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {Icon} from "@/ui/icon/icon";
import type {RunFormat} from "../format/run-format";
import {type Explained, explainOf, knownInputs} from "./run-explanations";

interface ExplainContext {
  readonly run: ActivityDetail;
  readonly format: RunFormat;
  readonly t: ClientTranslator<"explain" | "common.close">;
}

interface Props extends ExplainContext {
  readonly id: Explained;
  readonly value: number | null;
  /** What the value is called on the page. */
  readonly name: string;
  /** The value as it stands there. */
  readonly shown: string;
}

/** "How was this computed?" beside a number that was. */
export function ExplainButton(props: Props) {
  const {name, t} = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="explain-button text-label"
        aria-label={`${t("explain.button")}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={16} />
        <span>{t("explain.button")}</span>
      </button>
      {isOpen && (
        <Dialog label={t("explain.title", {name})} onClose={() => setOpen(false)}>
          <Panel {...props} />
          <Button variant="secondary" className="mt-6" onClick={() => setOpen(false)}>
            {t("common.close")}
          </Button>
        </Dialog>
      )}
    </>
  );
}

/** The formula in words, the runner's own numbers, the formula itself, and whose it is. */
function Panel({id, value, name, shown, run, format, t}: Props) {
  const explanation = explainOf(id, value, run);
  return (
    <>
      <p className="mt-4">{t(`explain.formulas.${id}`)}</p>
      <dl className="explain-inputs">
        {knownInputs(explanation).map((input) => (
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
      <p className="mt-4 text-label text-text-2">
        {t(`explain.basis.${explanation.basis}`)}
        {explanation.sources.length > 0 && ` ${explanation.sources.join("; ")}`}
      </p>
    </>
  );
}

/** Units of the science that people write otherwise. */
const SYMBOLS: Readonly<Record<string, string>> = {
  "1/min": "bpm",
  "steps/min": "spm",
  ratio: "",
  points: "",
  count: "",
  "1 to 10": "/ 10",
};

function inputWords(value: number, unit: string, format: RunFormat): string {
  if (unit === "s") return format.duration(value);
  const digits = Math.abs(value) < 10 && value % 1 !== 0 ? 2 : 0;
  return `${format.number(value, digits)}\u202f${SYMBOLS[unit] ?? unit}`.trim();
}
