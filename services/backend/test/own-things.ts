import type {Db} from "../src/core/db/db.ts";
import {apparel, device} from "../src/gear/tables.ts";
import {share} from "../src/sharing/tables.ts";
import {platform_link} from "../src/training/integrations/tables.ts";
import {upload} from "../src/training/uploads/tables.ts";

/** What somebody collects around their account: gear, a platform, a file of a run, and two people who may look. */
export async function ownThings(db: Db, user_id: string, at: Date) {
  await db.insert(device).values({id: "dev_1", user_id, product: "pod", serial: "PX-1", paired_at: at});
  await db
    .insert(apparel)
    .values({id: "app_1", user_id, kind: "shoe", brand: "Example", model: "Road", created_at: at});
  await db.insert(platform_link).values({
    user_id,
    platform: "suunto",
    external_id: "them-1",
    scopes: ["activities"],
    tokens_enc: "sealed",
    token_expires_at: at,
    state: "connected",
    connected_at: at,
  });
  await db.insert(upload).values({
    id: "upl_1",
    user_id,
    product: "pod",
    source: "file",
    kind: "gpx",
    sha256: "h",
    size: 5,
    content: new TextEncoder().encode("<gpx>"),
    state: "received",
    received_at: at,
  });
  await invite(db, user_id, "coach@example.com", at, "accepted");
  await invite(db, user_id, "friend@example.com", at);
}

export async function invite(
  db: Db,
  giver_id: string,
  email: string,
  created_at: Date,
  status: "pending" | "accepted" = "pending",
) {
  await db.insert(share).values({
    id: `shr_${giver_id}_${email}`,
    giver_id,
    invite_key: `email:${email}`,
    invite_label: email,
    level: "summary",
    status,
    created_at,
  });
}
