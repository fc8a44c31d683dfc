import type {z} from "@hono/zod-openapi";
import * as calls from "../../../contract/calls/activity-data.ts";
import {UPLOAD_MAX_BYTES, type uploadForm} from "../../../contract/platforms.ts";
import {AppError} from "../../../core/errors.ts";
import {createApi} from "../../../core/http/api.ts";
import {callerAsOwner, defineRoute} from "../../../core/http/define-route.ts";
import type {LimitDeps} from "../../../core/rate-limit/limit-visitor.ts";
import {isUpload} from "../../../core/rate-limit/request-limits.ts";
import {receiveFootData} from "../../runs/feet/receive-foot-data.ts";
import {tooLarge} from "../uploads/file-refusal.ts";
import type {NewUpload} from "../uploads/store-upload.ts";
import {unpackZipOfSeveral} from "../uploads/unpack-file.ts";
import {countFiles, limitFiles} from "./limit-files.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {receiveFile} from "./receive-file.ts";

export const DATA_UPLOADS = [
  {path: /^\/b\/platform\/data\/[^/]+$/, maxBytes: UPLOAD_MAX_BYTES, countsBySize: true},
] as const;

const uploadRoute = defineRoute(calls.upload, callerAsOwner);

export function dataRoutes(deps: ReadingDeps & LimitDeps) {
  return createApi().openapi(uploadRoute, async (c) => {
    const {product} = c.req.valid("param");
    const uploadOwner = {user_id: c.var.owner, product};
    const sent = isUpload(c) ? c.req.valid("form") : c.req.valid("json");
    if ("strides" in sent)
      return c.json({data: await receiveFootData(deps, {...uploadOwner, body: sent})}, 202);
    if ("file" in sent) return c.json({data: await takeFile(deps, uploadOwner, sent)}, 202);
    throw new AppError("invalid", "Send a file or strides", {field_errors: {file: "required"}});
  });
}

/** Stores each recording of a zip of several by itself; other files in it are skipped. */
async function takeFile(
  deps: ReadingDeps & LimitDeps,
  uploadOwner: Pick<NewUpload, "user_id" | "product">,
  {file, source_id}: z.output<typeof uploadForm>,
) {
  if (file.size > UPLOAD_MAX_BYTES)
    throw new AppError("payload_too_large", `A file may have ${UPLOAD_MAX_BYTES} bytes`);
  await limitFiles(deps, uploadOwner.user_id, await countFiles([file]));
  const content = new Uint8Array(await file.arrayBuffer());
  const several = await recordingsIn(content);
  const until = performance.now() + deps.readAtOnceMs;
  const take = async (bytes: Uint8Array, name: string | null) => {
    const own = {...uploadOwner, content: bytes, source: "file", source_id: name, received_at: deps.now()};
    const {upload_id, outcome, activity_ids} = await receiveFile(deps, own, until - performance.now());
    return {upload_id, activity_id: activity_ids[0] ?? null, duplicate: outcome === "duplicate"};
  };
  const [first = content, ...more] = several ?? [];
  const receipt = await take(first, source_id ?? null);
  if (several === null) return receipt;
  const others: Awaited<ReturnType<typeof take>>[] = [];
  // One name for several would make each a duplicate of the first.
  for (const [index, bytes] of more.entries())
    others.push(await take(bytes, source_id === undefined ? null : `${source_id}/${index + 2}`));
  return {...receipt, others};
}

/** Null for what is one recording, packed or not. */
async function recordingsIn(content: Uint8Array): Promise<readonly Uint8Array[] | null> {
  const entries = await unpackZipOfSeveral(content);
  if (entries === null) return null;
  const fitting = entries.flatMap((entry) =>
    entry.ok && entry.content.length <= UPLOAD_MAX_BYTES ? [entry.content] : [],
  );
  if (fitting.length === 0) throw tooLarge("too_large", {limit: UPLOAD_MAX_BYTES});
  return fitting;
}
