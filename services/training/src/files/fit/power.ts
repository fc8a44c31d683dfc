import type {PowerFamily, PowerSource} from "../../series/recording.ts";
import type {FitMessage, FitPart} from "./fit-part.ts";
import {RECORD} from "./messages.ts";
import {
  declaresNativePower,
  isNamedPower,
  isPodApplication,
  OWN_APPLICATION,
  podFieldOf,
} from "./pod-fields.ts";
import {isMeasured, podValues} from "./running-columns.ts";

interface Candidate {
  readonly source: PowerSource;
  readonly family: PowerFamily;
  /** Of the developer field it comes from. */
  readonly key: string | null;
  readonly values: Float64Array;
}

/** Number of our own session field that names the device family whose scale the watts have. */
export const OWN_FAMILY_FIELD = 40;

const WATTS = {series: "power", factor: 1} as const;

/**
 * Chooses the watts of a file: a pod's own field, then the native one, then a developer field that replaces the native
 * one, then a developer field whose name says power. A source that never leaves 0 yields to the next.
 */
export function choosePower(part: FitPart, isPodFile: boolean): Candidate | null {
  const candidates = [
    ...fromPod(part, isPodFile),
    ...fromNative(part, isPodFile),
    ...fromOthers(part, isPodFile),
  ];
  return candidates.find(({values}) => isMeasured(values)) ?? candidates[0] ?? null;
}

function fromPod(part: FitPart, isPodFile: boolean): Candidate[] {
  return part.dev.flatMap((field) => {
    const pod = podFieldOf(field, isPodFile);
    const raw = part.cols.get(field.key);
    if (pod?.series !== "power" || !raw) return [];
    return [{source: "pod_developer", family: "pod", key: field.key, values: podValues(raw, field, pod)}];
  });
}

function fromNative(part: FitPart, isPodFile: boolean): Candidate[] {
  const values = part.cols.get(RECORD.power);
  if (!values) return [];
  const family = ownFamily(part.sessions) ?? (isPodFile ? "pod" : "watch");
  return [{source: "native", family, key: null, values: values.slice()}];
}

function fromOthers(part: FitPart, isPodFile: boolean): Candidate[] {
  const fields = part.dev.filter((field) => !isPodApplication(field, isPodFile));
  const as = (source: PowerSource, isSource: (field: (typeof fields)[number]) => boolean): Candidate[] =>
    fields.filter(isSource).flatMap((field) => {
      const raw = part.cols.get(field.key);
      return raw ? [{source, family: "other", key: field.key, values: podValues(raw, field, WATTS)}] : [];
    });
  return [...as("developer_native", declaresNativePower), ...as("developer_named", isNamedPower)];
}

/** The family that a file exported by us gives for its native watts. */
function ownFamily(sessions: readonly FitMessage[]): PowerFamily | null {
  for (const {developer} of sessions) {
    for (const [key, value] of developer) {
      if (!key.endsWith(`/${OWN_APPLICATION}/${OWN_FAMILY_FIELD}`)) continue;
      if (value === "pod" || value === "watch" || value === "other") return value;
    }
  }
  return null;
}
