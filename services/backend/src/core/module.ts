import type {Db} from "./db/db.ts";
import type {Api} from "./http/api.ts";
import type {UploadLimit} from "./http/body-limit.ts";
import type {JobHandlers, JobKinds} from "./jobs/job-kind.ts";
import type {Mail} from "./mail/mail.ts";
import type {PersonalTable} from "./personal-data/personal-table.ts";

export interface ModuleJobs<Deps> {
  readonly kinds: JobKinds;
  readonly createHandlers: (deps: Deps) => JobHandlers<JobKinds>;
}

/** Something that runs beside the jobs for as long as they do. */
interface BackgroundService {
  stop(): Promise<void>;
}

export interface TimeZoneMove {
  readonly user_id: string;
  readonly timezone: string;
  readonly at: Date;
}

/**
 * Recomputes stored moments that represent local times, in the transaction that locks the account and changes its
 * zone.
 */
export type MoveToTimeZone = (tx: Db, move: TimeZoneMove) => Promise<void>;

/**
 * A domain of the backend, whole: `server/modules.ts` lists these, and taking a line out takes the domain out. Its tables
 * need no line: migrations find every `tables.ts`.
 */
export interface Module<Deps> {
  readonly routes?: (deps: Deps) => readonly Api[];
  /** Which of its paths take files. Elsewhere a body is a small one. */
  readonly uploads?: readonly UploadLimit[];
  /** Which of its paths are called by machines that sign their requests. Those calls are not rate-limited. */
  readonly unlimitedPaths?: readonly RegExp[];
  /** Which of its paths the Studio's pages call. Pages of origins other than the site's cannot read any other path. */
  readonly studioPaths?: readonly RegExp[];
  readonly jobs?: ModuleJobs<Deps>;
  readonly mails?: readonly Mail[];
  /** Its tables that hold something about people. */
  readonly personalData?: readonly PersonalTable[];
  readonly moveToTimeZone?: MoveToTimeZone;
  /** Forgets what is no longer needed; by the hour. */
  readonly cleanUp?: (deps: Deps) => Promise<unknown>;
  /** Puts what the domain cannot do without in place, at every start. What is there stays. */
  readonly seed?: (db: Db) => Promise<unknown>;
  /** Puts right what a restored backup brought back; before anything is answered or worked on. */
  readonly beforeReady?: (deps: Deps) => Promise<unknown>;
  /** Adds invented people and things, on this machine only. What is there stays. */
  readonly seedDemo?: (deps: Deps) => Promise<unknown>;
  /** Throws where such people are in the database of a real site. */
  readonly refuseDemo?: (db: Db) => Promise<unknown>;
  /** Null when there is nothing to watch. */
  readonly startService?: (deps: Deps) => BackgroundService | null;
  /** Whether its record is whole; else what is wrong with it. */
  readonly verify?: (deps: {readonly db: Db; readonly now: () => Date}) => Promise<string | null>;
}

export function defineJobs<Deps, Kinds extends JobKinds>(
  kinds: Kinds,
  createHandlers: (deps: Deps) => JobHandlers<Kinds>,
): ModuleJobs<Deps> {
  return {kinds, createHandlers};
}
