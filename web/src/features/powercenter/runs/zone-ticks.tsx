import type {Activity} from "@gradus/backend/contract/activities";

export function ZoneTicks({run}: {readonly run: Pick<Activity, "below_seconds" | "seconds_in_zones">}) {
  const seconds = [run.below_seconds, ...run.seconds_in_zones];
  const all = seconds.reduce((sum, each) => sum + each, 0);
  if (all === 0) return null;
  return (
    <span className="zone-ticks" aria-hidden="true">
      {seconds.map((each, zone) => (
        <i key={zone} data-zone={zone} style={{width: `${(100 * each) / all}%`}} />
      ))}
    </span>
  );
}
