import {findAccount} from "../accounts/account/find-account.ts";
import type {AccountModuleDeps} from "../accounts/account-deps.ts";
import {createAccessTokens} from "../accounts/sessions/access-token.ts";
import {createSigningKeys} from "../accounts/sessions/signing-keys.ts";
import type {CoachRouteDeps} from "../coaches/routes.ts";
import type {CommerceDeps} from "../commerce/commerce-deps.ts";
import {createAccess} from "../commerce/membership/create-access.ts";
import {issueOrLog} from "../commerce/receipts/issue-documents.ts";
import {createReturnAddresses} from "../commerce/returns/return-address.ts";
import type {ReadAccess} from "../contract/entitlements.ts";
import {createStaffDirectory, type IdentifyStaff} from "../core/content/staff.ts";
import type {JobKinds} from "../core/jobs/job-kind.ts";
import type {Enqueue} from "../core/jobs/job-queue.ts";
import type {Module} from "../core/module.ts";
import {createOutageLog} from "../core/outages.ts";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import type {DeletedList} from "../core/storage/deleted-list.ts";
import type {ObjectStore} from "../core/storage/object-store.ts";
import type {PrivateFiles} from "../core/storage/private-files.ts";
import type {FeatureRouteDeps} from "../feature-flags/routes.ts";
import {createNotary} from "../legal/versions/notary.ts";
import {createShareRepository} from "../sharing/share-repository.ts";
import {adaptRunnerPlan} from "../training/plans/athlete-plans/adapt-runner-plan.ts";
import {pairDays} from "../training/plans/pairs/pair-days.ts";
import {pairsOfRuns} from "../training/plans/pairs/pairs-of-runs.ts";
import type {SharingGraphDeps} from "../training/plans/sharing-graph/sharing-graph.ts";
import {reestimateWorkouts} from "../training/plans/workouts/reestimate-workouts.ts";
import type {PlatformDeps} from "../training/platforms/platform-deps.ts";
import {firstEfforts} from "../training/power/critical-power/first-efforts.ts";
import {measuredAgainst} from "../training/power/critical-power/measured-against.ts";
import type {PowerJobDeps} from "../training/power/critical-power/power-handlers.ts";
import type {RecordingWorkerPool} from "../training/recordings/reading/recording-worker-pool.ts";
import type {RunModuleDeps} from "../training/runs/module-deps.ts";
import {createTimeZoneMove, listPersonalData} from "./list-parts.ts";
import type {SystemDeps} from "./system-routes.ts";

export interface AppDeps
  extends AccountModuleDeps,
    CoachRouteDeps,
    CommerceDeps,
    SystemDeps,
    SharingGraphDeps,
    RunModuleDeps,
    Pick<PowerJobDeps, "reworkPlanned">,
    Pick<FeatureRouteDeps, "featureSubject">,
    Pick<PlatformDeps, "platforms" | "publicUrl"> {
  /** Enqueues a background job. */
  readonly enqueue: Enqueue<JobKinds>;
  /** Who was deleted, for a restored backup. */
  readonly deletedList: DeletedList;
  /** Files of people, such as copies of their data. */
  readonly privateFiles: PrivateFiles;
  /** Files of runs, and what was read from them. */
  readonly objects: ObjectStore;
  /** Read them on threads. */
  readonly workerPool: RecordingWorkerPool;
  /** How long an upload request waits for its files to be read. */
  readonly readAtOnceMs: number;
  /** Whether the demo runner has run for a year. */
  readonly hasDemoYear: boolean;
  /** Where editors work. Null when not configured. */
  readonly studioUrl: string | null;
  /** Whose token of the content service it is. */
  readonly identifyStaff: IdentifyStaff;
  readonly personalData: readonly PersonalTable[];
  /** What an account may use at this moment. */
  readonly readAccess: ReadAccess;
}

type DerivedDependency =
  | "notary"
  | "outages"
  | "identifyStaff"
  | "signingKeys"
  | "accessTokens"
  | "readShareLevel"
  | "sharingGraphIn"
  | "reworkPlanned"
  | keyof RunModuleDeps
  | "featureSubject"
  | "readAccess"
  | "returnAddressOf"
  | "issueDocuments"
  | "moveToTimeZone"
  | "personalData";

export type ExternalDeps = Omit<AppDeps, DerivedDependency> &
  Partial<Pick<AppDeps, "featureSubject" | "returnAddressOf">>;

/** What one domain offers to others is made here once, so that all of them have the same. */
export function completeDeps(external: ExternalDeps, modules: readonly Module<AppDeps>[]): AppDeps {
  const {db, now, content, wrappingKeys, siteUrl, logger} = external;
  const signingKeys = createSigningKeys({db, kek: wrappingKeys, now});
  const shares = createShareRepository(db);
  const readAccess = createAccess(external);
  return {
    featureSubject: findAccount,
    returnAddressOf: createReturnAddresses(external),
    ...external,
    issueDocuments: issueOrLog(logger),
    signingKeys,
    accessTokens: createAccessTokens({keys: signingKeys, now, issuer: siteUrl}),
    notary: createNotary({db, now}),
    outages: createOutageLog({now}),
    identifyStaff: createStaffDirectory({content, now}),
    readShareLevel: (owner, viewer) => shares.levelFor(owner, viewer, now()),
    readAccess,
    pairsOfRuns,
    pairDays,
    measuredAgainst: (row, series) => measuredAgainst(external, row, series),
    firstEfforts: (row) => firstEfforts(db, row),
    reworkPlanned: async (user_id) => {
      await reestimateWorkouts(external, user_id);
      await adaptRunnerPlan({...external, readAccess}, user_id);
    },
    sharingGraphIn: (handle) => {
      const within = createShareRepository(handle);
      return {
        levelFor: (giver, viewer) => within.levelFor(giver, viewer, now()),
        listSharers: (viewer) => within.listSharers(viewer, now()),
        listViewers: (giver) => within.listViewers(giver, now()),
      };
    },
    moveToTimeZone: createTimeZoneMove(modules),
    personalData: listPersonalData(modules),
  };
}
