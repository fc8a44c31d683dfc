import {createHash} from "node:crypto";
import {promisify} from "node:util";
import {gzip} from "node:zlib";
import type {FootStride} from "@gradus/training/feet/foot-minutes";
import {packStrides} from "@gradus/training/feet/packed";
import {type StrideProblem, strideProblem, toLoop} from "@gradus/training/feet/stride";
import {and, eq} from "drizzle-orm";
import type {FootUpload, FootUploadReply} from "../../../contract/foot-data.ts";
import type {UPLOAD_PRODUCTS} from "../../../contract/platforms.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError} from "../../../core/errors.ts";
import {requireRun} from "../activities/run-rules.ts";
import {findRunAt} from "./find-run.ts";
import {type FootDeps, stridesKey} from "./foot-deps.ts";
import {savePaths} from "./foot-paths.ts";
import {foot_recording} from "./tables.ts";

const pack = promisify(gzip);

interface FootSubmission {
  readonly user_id: string;
  readonly product: (typeof UPLOAD_PRODUCTS)[number];
  readonly body: FootUpload;
}

type Row = typeof foot_recording.$inferInsert;

/** Idempotent: repeated data yields what is already stored. */
export async function receiveFootData(
  deps: Pick<FootDeps, "db" | "now" | "objects">,
  {user_id, product, body}: FootSubmission,
): Promise<FootUploadReply> {
  const {db, now, objects} = deps;
  const {strides, rejected} = splitValidStrides(body.strides);
  if (body.activity_id !== undefined) await requireRun(deps, user_id, null, body.activity_id);
  const packed = packStrides(strides);
  const sha256 = createHash("sha256").update(packed).digest("hex");
  const counts = {accepted: strides.length, rejected};
  const same = await findSame(db, user_id, sha256);
  if (same) return {...same, ...counts, duplicate: true};
  // Before its row: a row never names what is not there.
  await objects.put(stridesKey(user_id, sha256), await pack(packed));
  const values = {id: newId("fot"), user_id, product, sha256, ...momentsOf(strides), received_at: now()};
  const recording = await withTransaction(db, (tx) => insertRecording(tx, values, strides, body.activity_id));
  if (recording) return {...recording, ...counts, duplicate: false};
  const other = await findSame(db, user_id, sha256);
  if (!other) throw new Error("Foot data was neither kept nor found");
  return {...other, ...counts, duplicate: true};
}

/** Null where another request was quicker. */
async function insertRecording(
  tx: Db,
  values: Omit<Row, "activity_id">,
  strides: readonly FootStride[],
  named: string | undefined,
) {
  const activity_id = named ?? (await findRunAt(tx, values.user_id, values));
  const [added] = await tx
    .insert(foot_recording)
    .values({...values, activity_id})
    .onConflictDoNothing()
    .returning({foot_id: foot_recording.id, activity_id: foot_recording.activity_id});
  if (!added) return null;
  await savePaths(tx, added.foot_id, strides, values.received_at);
  return added;
}

/** Strides that can be, as loops of equal steps; and how many cannot, by reason. */
function splitValidStrides(sent: FootUpload["strides"]) {
  const rejected: Partial<Record<StrideProblem, number>> = {};
  const strides = sent.flatMap(({points, timestamp: time, ...stride}): FootStride[] => {
    const loop = toLoop(points);
    if (loop) return [{...stride, time, loop}];
    const problem = strideProblem(points) ?? "not_closed";
    rejected[problem] = (rejected[problem] ?? 0) + 1;
    return [];
  });
  if (strides.length > 0) return {strides, rejected};
  throw new AppError("invalid", `No stride can be: ${Object.keys(rejected).join(", ")}`, {
    field_errors: {strides: "out_of_range"},
  });
}

function momentsOf(strides: readonly FootStride[]) {
  const times = strides.map(({time}) => time);
  return {
    first_at: new Date(Math.min(...times) * 1000),
    last_at: new Date(Math.max(...times) * 1000),
    strides: strides.length,
  };
}

async function findSame(db: Db, user_id: string, sha256: string) {
  const [row] = await db
    .select({foot_id: foot_recording.id, activity_id: foot_recording.activity_id})
    .from(foot_recording)
    .where(and(eq(foot_recording.user_id, user_id), eq(foot_recording.sha256, sha256)));
  return row ?? null;
}
