import type {Assigned, AssignmentReply} from "@gradus/backend/contract/athletes";
import {shortDayWords} from "../format/day-words";
import type {RunFormat} from "../format/run-format";
import type {AthletesTranslator} from "./athletes-messages";

interface Props {
  readonly reply: AssignmentReply;
  readonly format: RunFormat;
  readonly t: AthletesTranslator;
}

export function AssignPreview({reply: {items}, format, t}: Props) {
  return (
    <section className="mt-6" aria-label={t("athletes.previewTitle")} role="status">
      <h3 className="text-h3">{t("athletes.previewTitle")}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.user_id} className="border-line border-b py-3">
            <p className="text-ui">{item.name ?? t("athletes.nobody")}</p>
            {item.refused === null ? (
              <p className="text-data">{targetWords(item, format, t)}</p>
            ) : (
              <p className="text-danger">
                {t(item.refused === "share" ? "athletes.refusedShare" : "athletes.refusedFull")}
              </p>
            )}
            {item.conflicts.map(({day, kind, title}) => (
              <p key={`${day} ${kind} ${title}`} className="text-label">
                {t("athletes.conflict", {day: shortDayWords(t.formatLocale, day), kind, title: title ?? ""})}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "3 × 180–200 W · 0:36:00, stress 45" */
function targetWords({targets, planned}: Assigned, format: RunFormat, t: AthletesTranslator): string {
  if (!planned) return t("athletes.noWatts");
  const wattTargets = targets.flatMap(({repeat, watts}) =>
    watts === null ? [] : [`${repeat} × ${rangeWords(watts, format)} W`],
  );
  const amounts = t("athletes.amounts", {
    time: format.duration(planned.duration),
    stress: format.stress(planned.stress),
  });
  return [...wattTargets, amounts].join(" · ");
}

const rangeWords = ([low, high]: readonly [number, number], format: RunFormat) =>
  low === high ? format.number(low) : `${format.number(low)}–${format.number(high)}`;
