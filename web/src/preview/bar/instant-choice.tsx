import {momentOf, wallTime} from "@gradus/schemas/zoned-time";
import {useLocale} from "next-intl";
import {type FormEvent, useState} from "react";
import type {BarTranslator} from "./bar-messages";
import {Panel} from "./panel";
import {useViewChange} from "./use-view-change";

interface Props {
  /** The instant that is shown; null for now. */
  readonly at: string | null;
  /** Where the form begins: the instant that is shown. */
  readonly start: string;
  /** Of the region: times are entered as its clocks show them. */
  readonly timeZone: string;
  /** Its name. */
  readonly region: string;
  /** Visitors who came by a link see the instant the link names. */
  readonly isFixed: boolean;
  readonly t: BarTranslator;
}

export function InstantChoice({isFixed, t, ...form}: Props) {
  const locale = useLocale();
  const shown = form.at ? inWords(form.at, form.timeZone, locale) : t("preview.now");
  if (isFixed) return <p className="py-2">{shown}</p>;
  return (
    <Panel title={shown}>
      <div className="preview-panel on-page">
        <InstantForm {...form} t={t} />
      </div>
    </Panel>
  );
}

function InstantForm({at, start, timeZone, region, t}: Omit<Props, "isFixed">) {
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
        <span>{t("preview.at", {region})}</span>
        <input
          type="datetime-local"
          required
          className="input"
          value={wall}
          onChange={({target}) => setWall(target.value)}
        />
      </label>
      {moment?.kind === "skipped" && <p className="text-label">{t("preview.skipped")}</p>}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn" disabled={isChanging || !moment}>
          {t("preview.show")}
        </button>
        {at && (
          <button
            type="button"
            className="btn btn-secondary"
            disabled={isChanging}
            onClick={() => change({at: null})}
          >
            {t("preview.backToNow")}
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
