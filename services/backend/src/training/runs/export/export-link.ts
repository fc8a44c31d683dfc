import {timingSafeEqual} from "node:crypto";
import type {Readable} from "node:stream";
import {isoDay} from "@gradus/training/numbers/days";
import {eq} from "drizzle-orm";
import {RUN_EXPORT_LIFETIME} from "../../../contract/run-export-values.ts";
import {notFound} from "../../../core/errors.ts";
import type {RunExportDeps} from "./export-deps.ts";
import {createRunExportRepository} from "./export-repository.ts";
import {run_export} from "./tables.ts";

const PURPOSE = "run-export";
const TOKEN = /^(?<id>rex_[0-9a-z]{26})\.(?<until>\d{10})\.(?<proof>[\w-]{43})$/;

type Deps = Pick<RunExportDeps, "db" | "now" | "secret" | "privateFiles">;

/** An address of the file that is good for some minutes: a browser fetches a large file better than a page does. */
export async function issueRunExportLink(
  {db, now, secret, publicUrl}: Pick<RunExportDeps, "db" | "now" | "secret" | "publicUrl">,
  user_id: string,
) {
  const newest = await createRunExportRepository(db).getNewest(user_id);
  if (newest?.state !== "ready" || !newest.expires_at || newest.expires_at <= now()) throw notFound();
  const until = Math.floor(now().getTime() / 1000) + RUN_EXPORT_LIFETIME.link_seconds;
  const text = `${newest.id}.${until}`;
  const url = `${publicUrl}/b/run-exports/${text}.${secret.sign(PURPOSE, text)}`;
  return {url, expires: new Date(until * 1000).toISOString()};
}

/** The file of a signed link, while the link is valid and the file exists; `day` is when it was made. */
export async function openRunExport(
  {db, now, secret, privateFiles}: Deps,
  token: string,
): Promise<{readonly file: Readable; readonly day: string}> {
  const {id = "", until = "", proof = ""} = TOKEN.exec(token)?.groups ?? {};
  const isOurs = isSame(proof, secret.sign(PURPOSE, `${id}.${until}`));
  if (!isOurs || Number(until) * 1000 <= now().getTime()) throw notFound();
  const [row] = await db.select().from(run_export).where(eq(run_export.id, id));
  const file = row?.state === "ready" ? await privateFiles.read(id) : null;
  if (!file) throw notFound();
  return {file, day: isoDay(row?.ready_at ?? now())};
}

function isSame(presented: string, expected: string) {
  const [left, right] = [Buffer.from(presented), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
