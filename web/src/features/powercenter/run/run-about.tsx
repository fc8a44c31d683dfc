import {BY_HAND} from "@gradus/backend/contract/activity-values";
import {measureWords} from "@/lib/format/measure-words";
import {Link} from "@/ui/link";
import type {RunContext} from "./run-words";

interface Props extends RunContext {
  readonly isOwn: boolean;
  /** Of the pages of the account. */
  readonly accountHref: string;
}

export function RunAbout({run, isOwn, accountHref, format, t}: Props) {
  const device = run.device_info?.name ?? null;
  const weather = [
    run.temperature !== null && measureWords(format.temperature(run.temperature)),
    run.humidity !== null && t("runMore.about.humidity", {percent: format.number(run.humidity)}),
  ].filter(Boolean);
  const {distance_source: source} = run;
  const byHand = run.source === BY_HAND && t("runMore.about.byHand");
  const others = [
    byHand,
    weather.join(", "),
    source !== null && t(`runMore.about.distance.${source}`),
  ].filter(Boolean);
  if (device === null && others.length === 0) return null;
  return (
    <p className="run-about text-label text-text-2">
      {device !== null && (isOwn ? <DeviceLink href={`${accountHref}/devices`} name={device} /> : device)}
      {device !== null && others.length > 0 && " · "}
      {others.join(" · ")}
    </p>
  );
}

const DeviceLink = ({href, name}: {readonly href: string; readonly name: string}) => (
  <Link href={href} className="link">
    {name}
  </Link>
);
