import {measureWords} from "@/lib/format/measure-words";
import {Link} from "@/ui/link";
import type {RunContext} from "./run-words";

interface Props extends RunContext {
  readonly isOwn: boolean;
  /** Of the pages of the account. */
  readonly accountHref: string;
}

/** What recorded the run, and in what weather. What is not known is not said. */
export function RunAbout({run, isOwn, accountHref, format, t}: Props) {
  const device = run.device_info?.name ?? null;
  const weather = [
    run.temperature !== null && measureWords(format.temperature(run.temperature)),
    run.humidity !== null && t("runMore.about.humidity", {percent: format.number(run.humidity)}),
  ].filter(Boolean);
  if (device === null && weather.length === 0) return null;
  return (
    <p className="run-about text-label text-text-2">
      {device !== null && (isOwn ? <DeviceLink href={`${accountHref}/devices`} name={device} /> : device)}
      {device !== null && weather.length > 0 && " · "}
      {weather.join(", ")}
    </p>
  );
}

const DeviceLink = ({href, name}: {readonly href: string; readonly name: string}) => (
  <Link href={href} className="link">
    {name}
  </Link>
);
