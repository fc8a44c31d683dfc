import type {Explanation} from "@gradus/backend/contract/explanation";
import type {ReactNode} from "react";
import {measureWords} from "@/lib/format/measure-words";
import {Link} from "@/ui/link";
import {ExplanationButton} from "../explain/explanation-button";
import {fullDayWords} from "../format/day-words";
import {Value} from "../format/value";
import {durationWords} from "../power/duration-words";
import type {CurveContext} from "./curve-context";
import {type Gap, newestOf} from "./curve-rules";

interface Props {
  readonly context: CurveContext;
  readonly gaps: readonly Gap[];
}

export function CurveAside({context, gaps}: Props) {
  const {curve, unit, hrefs, t} = context;
  const {critical_power: critical, model} = curve;
  const newest = newestOf(curve);
  return (
    <aside className="curve-aside" aria-label={t("power.aside")}>
      <h2 className="text-h3">{t("powercenter.criticalPower")}</h2>
      {critical !== null && (
        <p className="curve-aside-value" data-stale={newest?.isStale || undefined}>
          <Value measure={unit.measure(critical)} />
        </p>
      )}
      {model && <ModelFacts context={context} />}
      {newest?.isStale && (
        <p className="mt-2 text-label text-text-2">
          {t("power.stale", {date: fullDayWords(t.formatLocale, newest.date)})}
        </p>
      )}
      <Link href={hrefs.criticalPower} className="link mt-2 inline-flex min-h-6 items-center">
        {t("power.why")}
      </Link>
      {gaps.length > 0 && (
        <>
          <h2 className="mt-8 text-h3">{t("power.gap.title")}</h2>
          <ul className="power-list">
            {gaps.map(({from, to}) => (
              <li key={from}>
                {t("power.gap.sentence", {from: durationWords(from), to: durationWords(to)})}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-label text-text-2">{t("power.gap.why")}</p>
        </>
      )}
      <h2 className="mt-8 text-h3">{t("power.detraining.label")}</h2>
      <p className="mt-2 text-label text-text-2">{t("power.detraining.why")}</p>
    </aside>
  );
}

function ModelFacts({context: {curve, unit, format, t}}: {readonly context: CurveContext}) {
  const {model, explanations} = curve;
  if (!model) return null;
  const value = unit.words(model.critical_power);
  const confidence = measureWords({value: format.number(100 * model.confidence), unit: "%"});
  const explained = (id: string, name: string, shown: string) => (
    <Explained
      of={explanations.find((each) => each.id === id)}
      name={name}
      shown={shown}
      format={format}
      t={t}
    />
  );
  const kilojoules =
    model.w_prime === null ? null : {value: format.number(model.w_prime / 1000, 1), unit: "kJ"};
  return (
    <dl className="power-facts">
      <Fact
        name={t("power.facts.model")}
        after={explained("automatic_critical_power", t("power.facts.model"), value)}
      >
        {model.lower_bound ? t("power.atLeast", {power: value}) : value}
      </Fact>
      <Fact
        name={t("power.facts.confidence")}
        after={explained("critical_power_confidence", t("power.facts.confidence"), confidence)}
      >
        {confidence}
      </Fact>
      <Fact name="W′">{kilojoules ? measureWords(kilojoules) : t("power.facts.noShort")}</Fact>
      {model.pmax !== null && <Fact name="Pmax">{unit.words(model.pmax)}</Fact>}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly after?: ReactNode;
  readonly children: string;
}

const Fact = ({name, after, children}: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={/\d/.test(children) ? "run-value" : "text-label text-text-2"}>{children}</dd>
    <dd>{after}</dd>
  </div>
);

interface ExplainedProps extends Pick<CurveContext, "format" | "t"> {
  readonly of: Explanation | undefined;
  readonly name: string;
  readonly shown: string;
}

const Explained = ({of, ...shown}: ExplainedProps) => of && <ExplanationButton explanation={of} {...shown} />;
