import {eq} from "drizzle-orm";
import {DEMO_PEOPLE, demoId} from "../accounts/demo/demo-people.ts";
import {type Db, withTransaction} from "../core/db/db.ts";
import {createApparelRepository} from "./apparel-repository.ts";
import {pairDevice} from "./pair-device.ts";
import {apparel, device} from "./tables.ts";

const HOUR_MS = 60 * 60 * 1000;

const PODS = [
  {serial: "DL-48210", side: "left", battery_percent: 78},
  {serial: "DR-48211", side: "right", battery_percent: 64},
] as const;

const SHOES = [
  {
    brand: "Meridian",
    model: "Tempo 4",
    name: "Race shoes",
    color: "white",
    bought_on: "2026-02-14",
    limit_m: 500_000,
    distance_m: 212_400,
  },
  {
    brand: "Halde",
    model: "Daily",
    name: null,
    color: "blue",
    bought_on: "2025-09-03",
    limit_m: 800_000,
    distance_m: 736_800,
  },
] as const;

/** Once. Call it for local demo people only. */
export async function seedDemoGear(db: Db, now: () => Date) {
  const [runner] = DEMO_PEOPLE;
  if (!runner) return;
  const user_id = demoId(runner);
  const at = now();
  await withTransaction(db, async (tx) => {
    const isOf = await tx.select({id: device.id}).from(device).where(eq(device.user_id, user_id)).limit(1);
    const hasShoes = await tx
      .select({id: apparel.id})
      .from(apparel)
      .where(eq(apparel.user_id, user_id))
      .limit(1);
    if (isOf.length > 0 || hasShoes.length > 0) return;
    for (const pod of PODS) {
      const lastSeenAt = new Date(at.getTime() - HOUR_MS);
      await pairDevice(
        tx,
        {...pod, user_id, product: "duo", firmware: "2.4.1", last_seen_at: lastSeenAt},
        at,
      );
    }
    const gear = createApparelRepository(tx);
    for (const [index, shoes] of SHOES.entries()) {
      const id = `app_${`demoshoes${index}`.padStart(26, "0")}`;
      await gear.add({id, user_id, kind: "shoe", ...shoes, is_default: index === 1, created_at: at});
    }
  });
}
