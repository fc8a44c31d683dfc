import {formatDuration} from "@/lib/format/duration";
import type {RaceResult, RaceSetting, RaceSplit} from "./race-result";

export function coursePhrase({splits, distance, gain, loss}: RaceResult, {t, measures}: RaceSetting): string {
  const [powers, paces] = [splits.map(({power}) => power), splits.map(({pace}) => pace)];
  const [fast, slow] = [measures.pace(Math.min(...paces)), measures.pace(Math.max(...paces))];
  const values = {
    distance: measures.of(distance, "distance", 1),
    gain: measures.of(gain, "elevation"),
    loss: measures.of(loss, "elevation"),
    watts: measures.watts(Math.min(...powers), Math.max(...powers)),
    fast,
    slow,
  };
  return t(fast === slow ? "race.ribbonLevel" : "race.ribbonHilly", values);
}

export function zonePhrases({splits, zoneOf}: RaceResult, {t, measures}: RaceSetting) {
  const zones = [...new Set(splits.map(({power}) => zoneOf(power)))].toSorted();
  return zones.map((zone) => {
    const powers = splits.map(({power}) => power).filter((watts) => zoneOf(watts) === zone);
    const watts = measures.watts(Math.min(...powers), Math.max(...powers));
    return {zone, words: t("race.zoneWatts", {zone, watts})};
  });
}

/** Where a split lies: "13.0–14.0 km". */
export function stretchPhrase({from, to}: RaceSplit, {measures}: RaceSetting): string {
  return `${measures.number(from / measures.every, 1)}–${measures.of(to, "distance", 1)}`;
}

export function splitPhrase(split: RaceSplit, {t, measures}: RaceSetting): string {
  return t("race.at", {
    from: measures.number(split.from / measures.every, 1),
    to: measures.of(split.to, "distance", 1),
    grade: measures.grade(split.grade),
    watts: measures.watts(split.power),
    pace: measures.pace(split.pace),
    time: formatDuration(split.cumulative),
  });
}
