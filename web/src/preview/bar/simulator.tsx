import {type FormEvent, useId} from "react";
import type {Simulation} from "../session";
import type {BarTranslator} from "./bar-messages";
import {Panel} from "./panel";
import type {Option} from "./perspective-options";
import {useViewChange} from "./use-view-change";

interface Props {
  readonly current: Simulation | null;
  readonly regions: readonly Option[];
  readonly t: BarTranslator;
}

const FAILS = "!";

export function Simulator({current, regions, t}: Props) {
  const {isChanging, change} = useViewChange();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [detected, preferred] = [String(form.get("detected")), String(form.get("preferred"))];
    change({
      simulation: {
        detected: detected === FAILS ? null : detected || null,
        fails: detected === FAILS,
        preferred: preferred || null,
      },
    });
  };
  return (
    <Panel title={t(current ? "preview.simulator.title" : "preview.simulator.off")}>
      <form className="preview-panel preview-form on-page" onSubmit={submit}>
        <p className="text-label">{t("preview.simulator.lead")}</p>
        <Choice
          name="detected"
          label={t("preview.simulator.detected")}
          choices={[
            ...regions,
            {value: "zz", label: t("preview.simulator.unknownRegion")},
            {value: "", label: t("preview.simulator.nowhere")},
            {value: FAILS, label: t("preview.simulator.fails")},
          ]}
          chosen={current?.fails ? FAILS : (current?.detected ?? "")}
        />
        <Choice
          name="preferred"
          label={t("preview.simulator.cookie")}
          choices={[
            {value: "", label: t("preview.simulator.noCookie")},
            ...regions,
            {value: "xx", label: t("preview.simulator.unknownRegion")},
          ]}
          chosen={current?.preferred ?? ""}
        />
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="btn" disabled={isChanging}>
            {t("preview.show")}
          </button>
          {current && (
            <button
              type="button"
              className="btn btn-secondary"
              disabled={isChanging}
              onClick={() => change({simulation: null})}
            >
              {t("preview.simulator.end")}
            </button>
          )}
        </p>
      </form>
    </Panel>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Option[];
  readonly chosen: string;
}

function Choice({name, label, choices, chosen}: ChoiceProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen} className="input">
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  );
}
