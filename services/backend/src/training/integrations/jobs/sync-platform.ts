import type {z} from "zod";
import {inspectFile} from "../../uploads/inspect-file.ts";
import {hasUpload, storeUpload} from "../../uploads/store-upload.ts";
import {createLinkRepository} from "../link/link-repository.ts";
import type {LinkKey} from "../link/link-tokens.ts";
import type {Partner} from "../partner/partner-client.ts";
import {PartnerFailure} from "../partner/partner-failure.ts";
import type {activityList} from "../partner/partner-replies.ts";
import {askPlatform} from "./ask-platform.ts";
import type {PlatformJobDeps} from "./job-deps.ts";

/** Read again each time: two runs may have changed in one moment, and one of them have been late. */
const OVERLAP_MS = 60 * 1000;

/** Fetches the runs that are new at a platform. What goes wrong is shown to the owner and tried again later. */
export async function syncPlatform(deps: PlatformJobDeps, key: LinkKey) {
  const links = createLinkRepository(deps.db);
  const link = await links.get(key);
  if (!link || link.state === "expired") return;
  const partner = deps.platforms.requireConfigured(key.platform);
  try {
    const cursor = await fetchNew(deps, partner, key, link.sync_cursor);
    if (cursor !== undefined) await links.markSynced(key, {at: deps.now(), cursor});
  } catch (error) {
    if (error instanceof PartnerFailure) await links.markFailed(key, error.code, deps.now());
    throw error;
  }
}

type Activity = z.output<typeof activityList>["items"][number];

/** How far it came; undefined when the permission ended on the way. */
async function fetchNew(deps: PlatformJobDeps, partner: Partner, key: LinkKey, since: string | null) {
  if (!["in", "both"].includes(partner.settings.flows.activities)) return since;
  const from = since && new Date(Date.parse(since) - OVERLAP_MS).toISOString();
  const list = await askPlatform(deps, partner, key, (token) => partner.listActivities(token, from));
  if (list === null) return undefined;
  const items = list.items.toSorted((a, b) => (a.updated_at < b.updated_at ? -1 : 1));
  const unreadable: PartnerFailure[] = [];
  for (const activity of items) {
    const isAllowed = await fetchOne(deps, partner, key, activity).catch((error: unknown) => {
      if (!(error instanceof PartnerFailure) || error.code !== "bad_answer") throw error;
      unreadable.push(error);
      return true;
    });
    if (!isAllowed) return undefined;
  }
  // A run nobody can read holds up no other. It is shown, and asked for again the next time.
  if (unreadable[0]) throw unreadable[0];
  return items.at(-1)?.updated_at ?? since;
}

async function fetchOne(deps: PlatformJobDeps, partner: Partner, key: LinkKey, {id}: Activity) {
  if (await hasUpload(deps.db, key.user_id, key.platform, id)) return true;
  const content = await askPlatform(deps, partner, key, (token) => partner.getFile(token, id));
  if (content === null) return false;
  const kind = await inspectFile(content).catch((cause) => {
    throw new PartnerFailure("bad_answer", "The platform sent a file nobody can read", {cause});
  });
  await storeUpload(deps.db, {
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
