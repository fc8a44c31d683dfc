import type {UploadLimit} from "../core/http/body-limit.ts";
import {type JobHandlers, type JobKinds, noPayload} from "../core/jobs/job-kind.ts";
import type {Mail} from "../core/mail/mail.ts";
import {outboxData} from "../core/mail/personal-data.ts";
import type {Module, MoveToTimeZone} from "../core/module.ts";
import {orderForErasure} from "../core/personal-data/order-for-erasure.ts";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";

/** The one job that belongs to every domain. */
const CLEANUP_JOB = {payload: noPayload, cron: "23 * * * *", isOnePerKey: true} as const;

export function listUploads<Deps>(modules: readonly Module<Deps>[]): readonly UploadLimit[] {
  return modules.flatMap(({uploads = []}) => uploads);
}

export function listMails<Deps>(modules: readonly Module<Deps>[]): readonly Mail[] {
  return modules.flatMap(({mails = []}) => mails);
}

/**
 * Every table that holds something about people. A copy of someone's data is made from this list, and an account is
 * erased by it, in its order. Mails, which are in the one outbox, go last: by then nothing has any more written.
 */
export function listPersonalData<Deps>(modules: readonly Module<Deps>[]): readonly PersonalTable[] {
  const tables = modules.flatMap(({personalData = []}) => personalData);
  return [...orderForErasure(tables), ...outboxData(listMails(modules))];
}

export function createTimeZoneMove<Deps>(modules: readonly Module<Deps>[]): MoveToTimeZone {
  return async (tx, move) => {
    for (const {moveToTimeZone} of modules) await moveToTimeZone?.(tx, move);
  };
}

export function listJobKinds<Deps>(modules: readonly Module<Deps>[]): JobKinds {
  const kinds = modules.flatMap(({jobs}) => Object.entries(jobs?.kinds ?? {}));
  const byName = Object.fromEntries([["tidy-up", CLEANUP_JOB], ...kinds]);
  if (Object.keys(byName).length <= kinds.length) throw new Error("Two kinds of job have one name");
  return byName;
}

export function createJobHandlers<Deps>(modules: readonly Module<Deps>[], deps: Deps): JobHandlers<JobKinds> {
  const handlers = modules.map(({jobs}) => jobs?.createHandlers(deps) ?? {});
  return Object.assign({"tidy-up": () => cleanUp(modules, deps)}, ...handlers);
}

/** A domain that fails does not keep the others from it. */
export async function cleanUp<Deps>(modules: readonly Module<Deps>[], deps: Deps) {
  const failures: unknown[] = [];
  for (const module of modules) await module.cleanUp?.(deps).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Not everything could be tidied up");
}
