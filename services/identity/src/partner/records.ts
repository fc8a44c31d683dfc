import {randomUUID} from "node:crypto";

/** A finished run as a partner stores it. SI units, one sample a second. */
export interface PartnerActivity {
  readonly id: string;
  readonly runner: string;
  readonly name: string;
  readonly started_at: string;
  readonly updated_at: string;
  readonly moving_time_s: number;
  readonly distance_m: number;
  readonly samples: readonly {
    readonly power_w: number;
    readonly heart_rate_bpm: number;
    readonly speed_mps: number;
  }[];
}

export interface PartnerWorkout {
  readonly id: string;
  readonly runner: string;
  readonly body: unknown;
  readonly updated_at: string;
}

const RUN_S = 20 * 60;
const SPEED_MPS = 3.2;

export function createRecords(now: () => Date) {
  const activities: PartnerActivity[] = [];
  const workouts = new Map<string, PartnerWorkout>();
  return {
    /** A steady run that ended now, so that an import has something to count. */
    recordRun(runner: string): PartnerActivity {
      const finished = now();
      const activity = {
        id: randomUUID(),
        runner,
        name: "Steady run",
        started_at: new Date(finished.getTime() - RUN_S * 1000).toISOString(),
        updated_at: finished.toISOString(),
        moving_time_s: RUN_S,
        distance_m: RUN_S * SPEED_MPS,
        samples: Array.from({length: RUN_S}, (_, second) => steadySample(second)),
      };
      activities.push(activity);
      return activity;
    },
    listActivities: (runner: string, since: string | null) =>
      activities.filter((one) => one.runner === runner && (since === null || one.updated_at > since)),
    getActivity: (runner: string, id: string) =>
      activities.find((one) => one.runner === runner && one.id === id) ?? null,
    listWorkouts: (runner: string) => [...workouts.values()].filter((one) => one.runner === runner),
    getWorkout: (runner: string, id: string) => {
      const found = workouts.get(id);
      return found?.runner === runner ? found : null;
    },
    isOfAnother: (runner: string, id: string) => {
      const found = workouts.get(id);
      return found !== undefined && found.runner !== runner;
    },
    saveWorkout(runner: string, body: unknown, id: string = randomUUID()): PartnerWorkout {
      const workout = {id, runner, body, updated_at: now().toISOString()};
      workouts.set(id, workout);
      return workout;
    },
    deleteWorkout: (id: string) => workouts.delete(id),
  };
}

/** Deterministic: a wave of a few watts around one effort. */
function steadySample(second: number) {
  const wave = Math.sin(second / 17);
  return {
    power_w: Math.round(250 + 8 * wave),
    heart_rate_bpm: Math.round(Math.min(152, 110 + second / 8) + 2 * wave),
    speed_mps: SPEED_MPS,
  };
}
