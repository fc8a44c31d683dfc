import type {PartnerActivity} from "./records.ts";

const POWER_NAMESPACE = "http://www.garmin.com/xmlschemas/ActivityExtension/v2";

/** The run in the exchange format partners offer: one trackpoint a second, power in the common extension. */
export function toTcx({started_at, moving_time_s, distance_m, samples}: PartnerActivity): string {
  const start = Date.parse(started_at);
  const points = samples.map(({power_w, heart_rate_bpm, speed_mps}, second) => {
    const time = new Date(start + second * 1000).toISOString();
    return (
      `<Trackpoint><Time>${time}</Time><DistanceMeters>${(speed_mps * second).toFixed(1)}</DistanceMeters>` +
      `<HeartRateBpm><Value>${heart_rate_bpm}</Value></HeartRateBpm>` +
      `<Extensions><TPX xmlns="${POWER_NAMESPACE}"><Speed>${speed_mps}</Speed><Watts>${power_w}</Watts></TPX>` +
      "</Extensions></Trackpoint>"
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">',
    `<Activities><Activity Sport="Running"><Id>${started_at}</Id><Lap StartTime="${started_at}">`,
    `<TotalTimeSeconds>${moving_time_s}</TotalTimeSeconds><DistanceMeters>${distance_m}</DistanceMeters>`,
    `<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod><Track>`,
    ...points,
    "</Track></Lap></Activity></Activities></TrainingCenterDatabase>",
  ].join("\n");
}
