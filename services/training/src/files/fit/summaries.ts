import type {
  DeviceAthlete,
  DeviceFirmware,
  DeviceTotals,
  Lap,
  RecordingDevice,
  TimerEvent,
} from "../../series/recording.ts";
import type {FitMessage, FitPart} from "./fit-part.ts";
import {numberOf, textOf} from "./message-values.ts";
import {DEVICE_SOURCE, FIT_EPOCH, LOCAL_DEVICE, TIMESTAMP} from "./messages.ts";
import {isPodApplication, POD_SESSION} from "./pod-fields.ts";

const SUMMARY = {start: 2, elapsed: 7, timer: 8, distance: 9} as const;
const LAP = {trigger: 24, workoutStep: 71} as const;
const LAP_TRIGGERS = [
  "manual",
  "time",
  "distance",
  "position",
  "position",
  "position",
  "position",
  "session_end",
];

const TIMER_EVENT = 0;
const TIMER_START = 0;
/** stop, stop all, and both that disable. */
const TIMER_STOPS: ReadonlySet<number> = new Set([1, 4, 8, 9]);

function timeOf(message: FitMessage, field: number): number | null {
  const time = numberOf(message, field);
  return time === null ? null : time + FIT_EPOCH;
}

/** Totals of a session or lap: Unix seconds, seconds, metres. */
export function totalsOf(message: FitMessage): DeviceTotals {
  return {
    start: timeOf(message, SUMMARY.start),
    elapsed: scaled(numberOf(message, SUMMARY.elapsed), 1000),
    timer: scaled(numberOf(message, SUMMARY.timer), 1000),
    distance: scaled(numberOf(message, SUMMARY.distance), 100),
  };
}

/** A lap, or null for one without a start. */
export function lapOf(message: FitMessage): Lap | null {
  const {start, ...totals} = totalsOf(message);
  if (start === null) return null;
  const trigger = numberOf(message, LAP.trigger);
  return {
    start,
    ...totals,
    trigger: trigger === null ? null : (LAP_TRIGGERS[trigger] ?? null),
    workoutStep: numberOf(message, LAP.workoutStep),
  };
}

/** Starts and stops of the timer; other events are passed over. */
export function timerEventsOf(events: readonly FitMessage[]): TimerEvent[] {
  return events.flatMap((event): TimerEvent[] => {
    const time = timeOf(event, TIMESTAMP);
    const type = numberOf(event, 1);
    if (time === null || type === null || numberOf(event, 0) !== TIMER_EVENT) return [];
    if (type === TIMER_START) return [{time, isRunning: true}];
    return TIMER_STOPS.has(type) ? [{time, isRunning: false}] : [];
  });
}

/** Weight, height and critical power as the pod's data field knew them, or null. */
export function athleteOf(session: FitMessage | null, {dev}: FitPart): DeviceAthlete | null {
  const numberIn = (number: number) => {
    const field = dev.find((each) => each.number === number && isPodApplication(each, false));
    const value = field && session?.developer.get(field.key);
    return field && typeof value === "number" && value > 0 ? value / field.scale - field.offset : null;
  };
  const criticalPower = numberIn(POD_SESSION.criticalPower);
  const weight = numberIn(POD_SESSION.weight);
  const height = scaled(numberIn(POD_SESSION.height), 100);
  return criticalPower === null && weight === null && height === null
    ? null
    : {criticalPower, weight, height};
}

export function deviceOf({fileId, devices}: Pick<FitPart, "fileId" | "devices">): RecordingDevice {
  const creator = devices.find((device) => numberOf(device, 0) === 0);
  return {
    manufacturer: numberOf(fileId, 1),
    product: numberOf(fileId, 2),
    serial: numberOf(fileId, 3),
    name: textOf(fileId, 8) ?? textOf(creator, 27),
    firmware: firmwareOf(devices),
  };
}

/** Makers by their number in the FIT list. */
const MAKER = {suunto: 23, coros: 294} as const;

/**
 * Whether the recording device has a barometer of its own: it lists one among its parts, or is known by its maker or by
 * its name, as others list no parts.
 */
export function hasBarometer(part: Pick<FitPart, "fileId" | "devices">): boolean {
  const {manufacturer, name} = deviceOf(part);
  if (manufacturer === MAKER.coros) return true;
  if (manufacturer === MAKER.suunto && /\bbaro\b/i.test(name ?? "")) return true;
  return part.devices.some(
    (device) =>
      numberOf(device, 25) === DEVICE_SOURCE.local && numberOf(device, 1) === LOCAL_DEVICE.barometer,
  );
}

/** Devices report their firmware repeatedly; the last report counts. */
function firmwareOf(devices: FitPart["devices"]): DeviceFirmware[] {
  const versions = new Map<number, string>();
  for (const device of devices) {
    const serial = numberOf(device, 3);
    const hundredths = numberOf(device, 5);
    if (serial !== null && hundredths !== null) versions.set(serial, (hundredths / 100).toFixed(2));
  }
  return Array.from(versions, ([serial, version]) => ({serial, version}));
}

/** Seconds east of UTC, from the two clocks of the activity message; null when they are no zone apart. */
export function utcOffsetOf({activity}: FitPart): number | null {
  const utc = numberOf(activity, TIMESTAMP);
  const local = numberOf(activity, 5);
  if (utc === null || local === null) return null;
  // Zones lie on quarters of an hour; a second or two between both readings is no zone.
  const offset = Math.round((local - utc) / 900) * 900;
  return Math.abs(offset) <= 14 * 3600 ? offset : null;
}

function scaled(value: number | null, scale: number): number | null {
  return value === null ? null : value / scale;
}
