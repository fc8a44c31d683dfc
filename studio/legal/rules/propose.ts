import {addDays} from "@gradus/schemas/days";

/** The label after the highest one: 2.2 follows 2.1. A label that is no number gets a 2 behind it. */
export function proposeLabel(labels: readonly string[]): string {
  const numbers = labels.flatMap((label) => {
    const match = /^(\d+)\.(\d+)$/.exec(label);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  const highest = numbers.toSorted(([a, b], [c, d]) => c - a || d - b).at(0);
  if (highest) return `${highest[0]}.${highest[1] + 1}`;
  const last = labels.at(-1);
  return last ? `${last} 2` : "1.0";
}

/** The first of a month that leaves time to write, approve and give notice, and comes after all other versions. */
export function proposeDay(today: string, noticeDays: number, others: readonly string[]): string {
  const afterOthers = others.map((day) => addDays(day, 1));
  const earliest = [addDays(today, noticeDays + WORKING_DAYS), ...afterOthers].toSorted().at(-1) ?? today;
  if (earliest.endsWith("-01")) return earliest;
  const inNextMonth = addDays(`${earliest.slice(0, 7)}-01`, 31);
  return `${inNextMonth.slice(0, 7)}-01`;
}

const WORKING_DAYS = 10;
