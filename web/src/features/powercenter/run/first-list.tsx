import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {useFirstEfforts} from "@/client/resources/use-run-analysis";
import {measureWords} from "@/lib/format/measure-words";
import {Link} from "@/ui/link";
import type {RunFormat} from "../format/run-format";
import {durationWords} from "../power/duration-words";
import {type FirstEffort, firstMark, isWorthReporting} from "./first-mark";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly run: ActivityDetail;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange) => void;
}

export function FirstList({run, format, t, onSelect}: Props) {
  const firstEfforts = useFirstEfforts(run).data?.items.filter(isWorthReporting) ?? [];
  if (firstEfforts.length === 0) return null;
  return (
    <ul className="first-list" aria-label={t("runMore.firsts.title")}>
      {firstEfforts.map((first) => (
        <li key={first.duration}>
          <Link
            href={`#effort=${first.start}-${first.start + first.duration}`}
            className="best-badge"
            onClick={() => onSelect({from: first.start, to: first.start + first.duration - 1})}
          >
            {firstWords(first, format, t)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function firstWords(first: FirstEffort, format: RunFormat, t: RunTranslator): string {
  const mark = firstMark(first);
  const watts = (value: number) => measureWords(format.watts(value));
  const time = durationWords(first.duration);
  if (mark !== null) return t("runMore.firsts.above", {power: watts(mark), time});
  const more = watts(first.power - first.before);
  return t("runMore.firsts.most", {time, power: watts(first.power), more});
}
