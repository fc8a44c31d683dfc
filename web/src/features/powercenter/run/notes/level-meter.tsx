import {useEffect, useState} from "react";

const UPDATE_MS = 100;
/** The level from which on each is lit. */
const TICKS = Array.from({length: 24}, (_, tick) => tick / 24);

export function LevelMeter({level, label}: {readonly level: () => number; readonly label: string}) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(level()), UPDATE_MS);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <>
      <meter className="sr-only" aria-label={label} min={0} max={1} value={now} />
      <span className="level-meter" aria-hidden="true">
        {TICKS.map((tick) => (
          <i key={tick} data-lit={tick < now || undefined} />
        ))}
      </span>
    </>
  );
}
