import {useState} from "react";
import {browserDeviceStorage} from "@/client/session/browser-storage";
import type {AxisKind} from "./axis";
import {DEFAULT_LINES, LINE_KEYS, type LineKey} from "./line-keys";

const KEY = "gradus.run_charts";
export const SMOOTHING = {min: 1, max: 30, usual: 5} as const;

/** How the user prefers to see runs, stored on this device. */
export interface ChartPreferences {
  /** From top to bottom. */
  readonly lines: readonly LineKey[];
  readonly axis: AxisKind;
  /** Seconds. */
  readonly smoothing: number;
}

const DEFAULT_PREFERENCES: ChartPreferences = {
  lines: DEFAULT_LINES,
  axis: "time",
  smoothing: SMOOTHING.usual,
};

/** Reads the stored preferences and drops what is no longer valid: lines come and go with versions. */
export function parsePreferences(text: string | null): ChartPreferences {
  const stored = objectIn(text);
  const listed: readonly unknown[] = Array.isArray(stored.lines) ? stored.lines : [];
  const lines = LINE_KEYS.filter((key) => listed.includes(key));
  const seconds = Number(stored.smoothing);
  const isSmoothing = Number.isInteger(seconds) && seconds >= SMOOTHING.min && seconds <= SMOOTHING.max;
  return {
    lines:
      lines.length === 0
        ? DEFAULT_PREFERENCES.lines
        : lines.sort((one, other) => listed.indexOf(one) - listed.indexOf(other)),
    axis: stored.axis === "distance" ? "distance" : "time",
    smoothing: isSmoothing ? seconds : DEFAULT_PREFERENCES.smoothing,
  };
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? {...value} : {};
  } catch {
    return {};
  }
}

interface Move {
  readonly key: LineKey;
  readonly by: -1 | 1;
  /** Those of the lines that this run has. */
  readonly shown: readonly LineKey[];
}

/** Moves a line one place up or down among the shown ones; lines this run lacks keep their place for the next run. */
export function reorder(lines: readonly LineKey[], {key, by, shown}: Move): readonly LineKey[] {
  const at = shown.indexOf(key);
  const other = shown[at + by];
  if (at < 0 || other === undefined) return lines;
  return lines.map((each) => (each === key ? other : each === other ? key : each));
}

export function useChartPreferences() {
  const [preferences, setPreferences] = useState(() => parsePreferences(browserDeviceStorage().getItem(KEY)));
  function change(to: Partial<ChartPreferences>) {
    const next = {...preferences, ...to};
    setPreferences(next);
    try {
      browserDeviceStorage().setItem(KEY, JSON.stringify(next));
    } catch {
      // A full storage forgets the preference; the page does not mind.
    }
  }
  return [preferences, change] as const;
}
