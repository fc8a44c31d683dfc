import type {z} from "zod";
import {hasUpload, storeUpload} from "../../recordings/uploads/store-upload.ts";
import {unpackFile} from "../../recordings/uploads/unpack-file.ts";
import {createLinkRepository, type LinkRow} from "../link/link-repository.ts";
import type {LinkKey} from "../link/link-tokens.ts";
import type {Partner} from "../partner/partner-client.ts";
import {PartnerFailure} from "../partner/partner-failure.ts";
import type {activityList} from "../partner/partner-replies.ts";
import {callPlatform} from "./call-platform.ts";
import type {PlatformJobDeps} from "./job-deps.ts";

/** Read again each time: two runs may have changed in one moment, and one of them have been late. */
const OVERLAP_MS = 60 * 1000;
/** How long an unreadable run is requested again before the others go on without it. */
const PATIENCE_MS = 7 * 24 * 60 * 60 * 1000;

type Activity = z.output<typeof activityList>["items"][number];

interface Unreadable {
  readonly activity: Activity;
  readonly failure: PartnerFailure;
}

interface Progress {
  /** Where to go on the next time. */
  readonly cursor: string | null;
  /** Why the oldest run that is still to come could not be read. */
  readonly failure: PartnerFailure | null;
}

/** Fetches the runs that are new at a platform. What goes wrong is shown to the owner and tried again later. */
export async function syncPlatform(deps: PlatformJobDeps, key: LinkKey) {
  const links = createLinkRepository(deps.db);
  const link = await links.get(key);
  if (!link || link.state === "expired") return;
  const partner = deps.platforms.requireConfigured(key.platform);
  try {
    const progress = await fetchNew(deps, partner, link);
    if (progress === null) return;
    const {cursor, failure} = progress;
    if (failure === null) return await links.markSynced(key, {at: deps.now(), cursor});
    await links.moveCursor(key, cursor);
    throw failure;
  } catch (error) {
    if (error instanceof PartnerFailure) await links.markFailed(key, error.code, deps.now());
    throw error;
  }
}

/** Null when the permission ended on the way. */
async function fetchNew(deps: PlatformJobDeps, partner: Partner, link: LinkRow): Promise<Progress | null> {
  const since = link.sync_cursor;
  if (!["in", "both"].includes(partner.settings.flows.activities)) return {cursor: since, failure: null};
  const from = since && new Date(Date.parse(since) - OVERLAP_MS).toISOString();
  const list = await callPlatform(deps, partner, link, (token) => partner.listActivities(token, from));
  if (list === null) return null;
  const items = list.items.toSorted((a, b) => (a.updated_at < b.updated_at ? -1 : 1));
  const unreadable: Unreadable[] = [];
  for (const activity of items) {
    const isAllowed = await fetchOne(deps, partner, link, activity).catch((failure: unknown) => {
      if (!(failure instanceof PartnerFailure) || failure.code !== "bad_answer") throw failure;
      // It holds up no other: the rest is fetched first.
      unreadable.push({activity, failure});
      return true;
    });
    if (!isAllowed) return null;
  }
  return progressOf(deps, link, items.at(-1)?.updated_at ?? since, unreadable);
}

/** The next sync resumes at the oldest run that could not be read, until the patience with that run ends. */
function progressOf(
  {now, logger}: PlatformJobDeps,
  link: LinkRow,
  newest: string | null,
  unreadable: readonly Unreadable[],
): Progress {
  const wrongSince = link.error_code === "bad_answer" ? link.error_at : null;
  const isHopeless = ({activity}: Unreadable) =>
    wrongSince !== null &&
    now().getTime() - Math.max(wrongSince.getTime(), Date.parse(activity.updated_at)) > PATIENCE_MS;
  const open = unreadable.find((one) => !isHopeless(one));
  if (open) return {cursor: open.activity.updated_at, failure: open.failure};
  const last = unreadable.at(-1);
  if (newest === null || last === undefined) return {cursor: newest, failure: null};
  logger.warn({platform: link.platform, runs: unreadable.length}, "runs nobody can read are left behind");
  // Beyond the overlap that each sync reads again; otherwise the run would be found once more.
  const behind = Date.parse(last.activity.updated_at) + OVERLAP_MS + 1;
  return {cursor: new Date(Math.max(Date.parse(newest), behind)).toISOString(), failure: null};
}

async function fetchOne(deps: PlatformJobDeps, partner: Partner, key: LinkKey, {id}: Activity) {
  if (await hasUpload(deps.db, key.user_id, key.platform, id)) return true;
  const content = await callPlatform(deps, partner, key, (token) => partner.getFile(token, id));
  if (content === null) return false;
  const {kind} = await unpackFile(content).catch((cause) => {
    throw new PartnerFailure("bad_answer", "The platform sent a file nobody can read", {cause});
  });
  await storeUpload(deps, {
    user_id: key.user_id,
    product: "watch",
    source: key.platform,
    source_id: id,
    kind,
    content,
    received_at: deps.now(),
  });
  return true;
}
