import {measureWords} from "@/lib/format/measure-words";
import {Disclosure} from "@/ui/disclosure";
import {ExplanationButton} from "../explain/explanation-button";
import {fullDayWords} from "../format/day-words";
import type {CpContext} from "./cp-context";
import {changeBy, hasFamilies} from "./cp-rules";
import {reasonWords, signed} from "./cp-words";
import {RevertToAutomatic} from "./revert-to-automatic";

interface Props {
  readonly context: CpContext;
  readonly onReverted: (day: string) => void;
}

export function CpHistoryTable({context, onReverted}: Props) {
  const {history, format, t} = context;
  if (history.items.length === 0) return null;
  const isOfSeveral = hasFamilies(history.items);
  return (
    <Disclosure summary={t("power.history.title")} level={2} className="mt-10">
      <section className="table-scroll" aria-label={t("power.history.title")}>
        <table className="run-table bests-table">
          <thead className="text-label">
            <tr>
              <th scope="col">{t("power.history.from")}</th>
              <th scope="col">W</th>
              {isOfSeveral && <th scope="col">{t("power.family.label")}</th>}
              <th scope="col">{t("power.history.change")}</th>
              <th scope="col">{t("power.history.why")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {history.items.toReversed().map((row) => (
              <tr key={row.id}>
                <th scope="row">{fullDayWords(t.formatLocale, row.date)}</th>
                <td className="run-value">{format.number(row.critical_power, 1)}</td>
                {isOfSeveral && (
                  <td>{row.family ? t(`power.family.${row.family}`) : t("power.history.allFamilies")}</td>
                )}
                <td className="run-value">{signed(changeBy(row), context)}</td>
                <td className="cp-why">
                  {[row.activity_name, reasonWords(row, context)].filter(Boolean).join(" ")}
                  {row.test && (
                    <ExplanationButton
                      explanation={row.test.explanation}
                      name={t("powercenter.criticalPower")}
                      shown={measureWords(format.watts(row.critical_power))}
                      format={format}
                      t={t}
                    />
                  )}
                </td>
                <td>
                  {(row.source === "manual" || row.test) && (
                    <RevertToAutomatic
                      ids={[row.id]}
                      label={t("power.back.one")}
                      name={t("power.back.oneOf", {date: fullDayWords(t.formatLocale, row.date)})}
                      t={t}
                      onReverted={() => onReverted(row.date)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
