import {Link} from "@/ui/link";
import {fullDayWords} from "../format/day-words";
import {durationWords} from "../power/duration-words";
import {runHref} from "../power/run-href";
import type {CpContext} from "./cp-context";

export function CpSupport({context: {automatic, format, hrefs, t}}: {readonly context: CpContext}) {
  const {supporting} = automatic;
  if (supporting.length === 0) return null;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("power.support.title")}</h2>
      <div className="table-scroll">
        <table className="run-table bests-table">
          <thead className="text-label">
            <tr>
              <th scope="col">{t("power.table.duration")}</th>
              <th scope="col">{t("power.support.power")}</th>
              <th scope="col">{t("power.support.share")}</th>
              <th scope="col">{t("power.table.run")}</th>
              <th scope="col">{t("power.support.left")}</th>
            </tr>
          </thead>
          <tbody>
            {supporting.map((effort) => (
              <tr key={effort.duration}>
                <th scope="row">{durationWords(effort.duration)}</th>
                <td className="run-value">{format.number(effort.power)}</td>
                <td className="run-value">{format.number(100 * effort.share, 1)}</td>
                <td>
                  <Link className="link" href={runHref(hrefs.runs, effort.activity_id)}>
                    {t("power.runOn", {name: effort.name, date: fullDayWords(t.formatLocale, effort.date)})}
                  </Link>
                </td>
                <td className="run-value">{format.number(effort.days_left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
