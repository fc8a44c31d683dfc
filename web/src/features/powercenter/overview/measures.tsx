import type {TrainingLoad} from "@gradus/backend/contract/training-load";
import type {ReactNode} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {useAutomaticCp, useComputing, useCpHistory} from "@/client/resources/use-critical-power";
import {useTrainingLoad} from "@/client/resources/use-training-load";
import {localDay} from "@/lib/time/local-day";
import {Link} from "@/ui/link";
import type {RunFormat} from "../format/run-format";
import {Value} from "../format/value";
import type {OverviewHrefs, OverviewTranslator} from "./overview-messages";
import {changeOfCp, RECENT_DAYS} from "./recent-changes";

const STATE_WORDS = {
  fresh: "overview.state.fresh",
  neutral: "overview.state.neutral",
  productive: "overview.state.productive",
  overreaching: "overview.state.overreaching",
} as const;

interface Props {
  readonly format: RunFormat;
  readonly hrefs: OverviewHrefs;
  readonly t: OverviewTranslator;
}

export function Measures(props: Props) {
  const {t} = props;
  const load = useTrainingLoad();
  return (
    <section className="overview-section">
      <h2 className="text-h3">{t("overview.standing")}</h2>
      <div className="overview-measures">
        <CriticalPower {...props} />
        <WithResource resource={load} t={t}>
          {(days) => <LoadValues {...props} load={days} />}
        </WithResource>
      </div>
    </section>
  );
}

function CriticalPower({format, hrefs, t}: Props) {
  const auto = useAutomaticCp();
  const history = useCpHistory();
  const isComputing = useComputing(true);
  return (
    <WithResource resource={auto} t={t}>
      {({in_force}) => (
        <dl className="headline overview-ruler">
          <MeasureItem label={t("powercenter.criticalPower")} href={hrefs.criticalPower} note={note()}>
            <Value measure={format.watts(in_force?.critical_power ?? null)} />
          </MeasureItem>
        </dl>
      )}
    </WithResource>
  );

  function note(): string | null {
    if (auto.data?.in_force === null) return t(isComputing ? "common.computing" : "overview.noCp");
    const bound = auto.data?.in_force?.lower_bound ? t("overview.cpAtLeast") : null;
    return [bound, changeWords()].filter(Boolean).join(" · ") || null;
  }

  function changeWords(): string | null {
    const change = history.data && changeOfCp(history.data, localDay(new Date()));
    if (change === null) return null;
    const watts = format.number(Math.abs(change));
    if (watts === format.number(0)) return t("overview.cpSame", {days: RECENT_DAYS});
    return t(change > 0 ? "overview.cpUp" : "overview.cpDown", {watts, days: RECENT_DAYS});
  }
}

function LoadValues({load, format, hrefs, t}: Props & {readonly load: TrainingLoad}) {
  const {today_index: at, now} = load;
  if (at === null || now === null) return <p>{t("overview.noLoad")}</p>;
  const ramp = load.ramp[at] ?? 0;
  const signed = (value: number, digits: number) =>
    `${value < 0 ? "−" : "+"}${format.number(Math.abs(value), digits)}`;
  return (
    <dl className="headline overview-ruler">
      <MeasureItem
        label={t("powercenter.fitness")}
        href={hrefs.fitness}
        note={t("overview.ramp", {change: signed(ramp, 1)})}
      >
        {format.number(load.fitness[at] ?? null)}
      </MeasureItem>
      <MeasureItem label={t("overview.fatigue")} note={null}>
        {format.number(load.fatigue[at] ?? null)}
      </MeasureItem>
      <MeasureItem
        label={t("overview.balance")}
        note={now.is_building_up ? t("overview.buildingUp") : t(STATE_WORDS[now.state])}
      >
        {signed(load.form[at] ?? 0, 0)}
      </MeasureItem>
    </dl>
  );
}

interface ItemProps {
  readonly label: string;
  readonly href?: string;
  readonly note: string | null;
  readonly children: ReactNode;
}

export function MeasureItem({label, href, note, children}: ItemProps) {
  return (
    <div className="headline-item">
      <dt className="text-label">
        {href ? (
          <Link href={href} className="link inline-flex min-h-6 items-center">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="headline-value">{children}</dd>
      {note && <dd className="headline-note text-label text-text-2">{note}</dd>}
    </div>
  );
}
