import {z} from "zod";

/** Properties that are left out have defaults in `job-queue.ts`. */
export interface JobKind {
  /** Holds ids rather than facts: a job may wait for days, and its payload is stored for a while after it ran. */
  readonly payload: z.ZodType<object, object>;
  /** Runs at these minutes (cron, UTC) by itself, in one process. Its payload is empty then. */
  readonly cron?: string;
  /** Of jobs with the same key, or of all without one: one waits and one runs; more are the same as the waiting one. */
  readonly isOnePerKey?: boolean;
  /**
   * With `isOnePerKey`: no job waits while one runs, as the running one does all that the next would. An existing queue
   * keeps the mode it was created with.
   */
  readonly isExclusive?: boolean;
  /** A user waits for the result: the queue is polled twice a second. */
  readonly isAwaited?: boolean;
  readonly retries?: number;
  /** The pause after the first failure; it doubles with each, give or take. */
  readonly firstPauseSeconds?: number;
  readonly longestPauseSeconds?: number;
  /** After this the job counts as failed, and its signal is aborted. */
  readonly runWithinSeconds?: number;
  /**
   * A job whose process gives no sign of life for this long, at least 10 s, is run again before its timeout. Only for
   * jobs that may run twice at the same time: a process may be slow rather than dead.
   */
  readonly heartbeatSeconds?: number;
  /** How many a process works on at once, each by itself: for long ones. Of an account there may be no more. */
  readonly parallel?: 1 | 2;
  /** How many quick ones a process takes together; while there are more, it takes the next without a pause. */
  readonly batch?: number;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

export type JobName<Kinds extends JobKinds> = keyof Kinds & string;

export type JobPayload<Kinds extends JobKinds, Name extends keyof Kinds> = z.input<Kinds[Name]["payload"]>;

/**
 * Written as a method, so that the handlers of every domain fit into one list: the worker has checked a payload by its
 * kind before it calls the function of the same name.
 */
interface Handler<Payload> {
  handle(payload: Payload, job: {readonly signal: AbortSignal}): Promise<void>;
}

/** One function a kind: a kind without one does not compile. Each must bear to run twice. */
export type JobHandlers<Kinds extends JobKinds> = {
  readonly [Name in keyof Kinds]: Handler<z.output<Kinds[Name]["payload"]>>["handle"];
};

export const noPayload = z.strictObject({});
