"use client";

import {type FormEvent, useId} from "react";
import type {Simulation} from "../session";
import {Panel} from "./panel";
import type {SimulatorWords} from "./simulator-words";
import {useViewChange} from "./use-view-change";

interface Props {
  readonly current: Simulation | null;
  readonly words: SimulatorWords;
}

const FAILS = "!";

/** Shows the region suggestion as another visitor would meet it: from anywhere, with any cookie. */
export function SimulatorClient({current, words}: Props) {
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
    <Panel title={current ? words.title : words.off}>
      <form className="preview-panel preview-form on-page" onSubmit={submit}>
        <p className="text-label">{words.lead}</p>
        <Choice
          name="detected"
          label={words.detected}
          choices={words.detectedChoices}
          chosen={current?.fails ? FAILS : (current?.detected ?? "")}
        />
        <Choice
          name="preferred"
          label={words.cookie}
          choices={words.cookieChoices}
          chosen={current?.preferred ?? ""}
        />
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="btn" disabled={isChanging}>
            {words.show}
          </button>
          {current && (
            <button
              type="button"
              className="btn btn-secondary"
              disabled={isChanging}
              onClick={() => change({simulation: null})}
            >
              {words.end}
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
  readonly choices: readonly {readonly value: string; readonly label: string}[];
  readonly chosen: string;
}

function Choice({name, label, choices, chosen}: ChoiceProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen} className="input">
        {choices.map(({value, label: words}) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
