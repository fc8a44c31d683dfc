"use client";

import {momentOf, wallTime} from "@gradus/schemas/zoned-time";
import {type FormEvent, useState} from "react";
import {Panel} from "./panel";
import {useViewChange} from "./use-view-change";

interface Props {
  /** The instant that is shown; null for now. */
  readonly at: string | null;
  /** Where the form begins: the instant that is shown. */
  readonly start: string;
  /** Of the region: times are entered as its clocks show them. */
  readonly timeZone: string;
  readonly locale: string;
  /** Whoever came by a link sees the instant the link names. */
  readonly isFixed: boolean;
  readonly words: {
    readonly now: string;
    readonly label: string;
    readonly show: string;
    readonly back: string;
    readonly skipped: string;
  };
}

/** Now, or the site as it will be at another instant. */
export function InstantClient({at, start, timeZone, locale, isFixed, words}: Props) {
  const shown = at ? inWords(at, timeZone, locale) : words.now;
  if (isFixed) return <p className="py-2">{shown}</p>;
  return (
    <Panel title={shown}>
      <div className="preview-panel on-page">
        <InstantForm at={at} start={start} timeZone={timeZone} words={words} />
      </div>
    </Panel>
  );
}

function InstantForm({at, start, timeZone, words}: Pick<Props, "at" | "start" | "timeZone" | "words">) {
  const {isChanging, change} = useViewChange();
  const [wall, setWall] = useState(() => wallTime(new Date(start), timeZone));
  const moment = momentOf(wall, timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (moment) change({at: moment.instant.toISOString()});
  };
  return (
    <form onSubmit={submit} className="preview-form">
      <label>
        <span>{words.label}</span>
        <input
          type="datetime-local"
          required
          className="input"
          value={wall}
          onChange={({target}) => setWall(target.value)}
        />
      </label>
      {moment?.kind === "skipped" && <p className="text-label">{words.skipped}</p>}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn" disabled={isChanging || !moment}>
          {words.show}
        </button>
        {at && (
          <button
            type="button"
            className="btn btn-secondary"
            disabled={isChanging}
            onClick={() => change({at: null})}
          >
            {words.back}
          </button>
        )}
      </p>
    </form>
  );
}

function inWords(instant: string, timeZone: string, locale: string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {...options, timeZone}).format(new Date(instant));
  const day = write({dateStyle: "medium"});
  return `${day}, ${write({hour: "2-digit", minute: "2-digit", timeZoneName: "short"})}`;
}
