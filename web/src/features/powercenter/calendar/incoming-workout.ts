import type {newWorkout} from "@gradus/backend/contract/workouts";
import type {z} from "zod";
import {type ActionTools, reportFailure} from "./action-tools";
import type {WorkoutCard} from "./cards";
import {addWorkout} from "./item-actions";

/** A workout of the library on its way into the calendar: as a card that is on no day yet, and as what is planned of it. */
export interface IncomingWorkout {
  readonly card: WorkoutCard;
  readonly body: Omit<z.input<typeof newWorkout>, "day">;
}

export async function addIncomingWorkout(
  tools: ActionTools,
  {body}: IncomingWorkout,
  day: string,
): Promise<void> {
  const reply = await addWorkout(tools, {...body, day});
  if (!reply.ok) reportFailure(tools, reply.err);
}
