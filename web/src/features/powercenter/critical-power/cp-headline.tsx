import {measureWords} from "@/lib/format/measure-words";
import {ExplanationButton} from "../explain/explanation-button";
import {fullDayWords} from "../format/day-words";
import {Value} from "../format/value";
import type {CpContext} from "./cp-context";
import {changeThisMonth, staleSince} from "./cp-rules";

export function CpHeadline({context}: {readonly context: CpContext}) {
  const {automatic, history, user, format, t} = context;
  const watts = automatic.in_force?.critical_power ?? automatic.critical_power;
  const isAtLeast = automatic.in_force?.lower_bound ?? automatic.lower_bound === true;
  const stale = staleSince(automatic);
  const byMonth = changeThisMonth(history.items, automatic.to);
  return (
    <div className="cp-headline">
      <p className="cp-value" data-stale={stale !== null || undefined}>
        {isAtLeast && <span className="cp-at-least">{t("power.atLeastBefore")}</span>}
        <Value measure={format.watts(watts)} />
      </p>
      <dl className="cp-facts">
        <div>
          <dt className="sr-only">{t("power.facts.month")}</dt>
          <dd data-rising={(byMonth ?? 0) >= 0.5 || undefined}>{monthWords(byMonth, context)}</dd>
        </div>
        {user.weight_kg !== null && watts !== null && (
          <div>
            <dt className="sr-only">W/kg</dt>
            <dd>{measureWords(format.wattsPerKilogram(watts / user.weight_kg))}</dd>
          </div>
        )}
        <Range context={context} />
        {automatic.w_prime !== null && (
          <div>
            <dt>W′</dt>
            <dd>{measureWords({value: format.number(automatic.w_prime / 1000, 1), unit: "kJ"})}</dd>
          </div>
        )}
        {automatic.pmax !== null && (
          <div>
            <dt>Pmax</dt>
            <dd>{measureWords(format.watts(automatic.pmax))}</dd>
          </div>
        )}
      </dl>
      <CpExplanations context={context} />
      {stale && (
        <p className="text-label text-warning">
          {t("power.stale", {date: fullDayWords(t.formatLocale, stale)})}
        </p>
      )}
    </div>
  );
}

function monthWords(by: number | null, {format, t}: CpContext): string {
  if (by === null) return t("power.month.new");
  if (Math.abs(by) < 0.5) return t("power.month.same");
  const power = measureWords(format.watts(Math.abs(by)));
  return by > 0 ? t("power.month.up", {power}) : t("power.month.down", {power});
}

/** The critical power estimated from the runs, with its uncertainty. */
function Range({context: {automatic, format, t}}: {readonly context: CpContext}) {
  const {critical_power: watts, critical_power_band: band, lower_bound} = automatic;
  if (watts === null || band === null) return null;
  const [low, high] = [lower_bound ? watts : watts - band, watts + band];
  return (
    <div>
      <dt>{t("power.facts.range")}</dt>
      <dd>{t("power.facts.between", {low: format.number(low), high: measureWords(format.watts(high))})}</dd>
    </div>
  );
}

const EXPLAINED = {
  automatic_critical_power: "power.facts.model",
  critical_power_confidence: "power.facts.confidence",
} as const;

/** The estimate and its confidence, each with where it comes from. */
function CpExplanations({context: {automatic, format, t}}: {readonly context: CpContext}) {
  const {critical_power, confidence, explanations, supporting} = automatic;
  if (critical_power === null || confidence === null) return null;
  const shown = {
    automatic_critical_power: measureWords(format.watts(critical_power)),
    critical_power_confidence: measureWords({value: format.number(100 * confidence), unit: "%"}),
  };
  return (
    <dl className="power-facts">
      {(["automatic_critical_power", "critical_power_confidence"] as const).map((id) => {
        const explanation = explanations.find((each) => each.id === id);
        const name = t(EXPLAINED[id]);
        return (
          <div key={id}>
            <dt>{name}</dt>
            <dd className="run-value">{shown[id]}</dd>
            <dd>
              {explanation && (
                <ExplanationButton
                  explanation={explanation}
                  efforts={supporting}
                  name={name}
                  shown={shown[id]}
                  format={format}
                  t={t}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
