import {randomBytes} from "node:crypto";
import type {Readable} from "node:stream";
import {z} from "zod";
import {hashToken} from "../core/crypto/token.ts";
import type {Db} from "../core/db/db.ts";
import {AppError, notFound} from "../core/errors.ts";
import {createOneTimeRepository} from "../core/one-time/one-time-repository.ts";
import type {PrivateFiles} from "../core/storage/private-files.ts";
import {createExportRepository} from "./export-repository.ts";
import {ONE_TIME} from "./one-time-kinds.ts";

export const LINK_SECONDS = 5 * 60;
const linkData = z.object({export_id: z.string()});

interface LinkDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** An address for the newest copy that works once, soon: a browser fetches a large file better than a page does. */
export async function issueExportLink({db, now}: LinkDeps, user: string): Promise<string> {
  const at = now();
  const newest = await createExportRepository(db).getNewest(user);
  if (newest?.state !== "ready" || !newest.expires_at || newest.expires_at <= at) {
    throw new AppError("not_found", "There is no copy to fetch");
  }
  const token = randomBytes(32).toString("base64url");
  await createOneTimeRepository(db).issue({
    hash: hashToken(token),
    kind: ONE_TIME.export,
    user_id: user,
    data: {export_id: newest.id} satisfies z.infer<typeof linkData>,
    created_at: at,
    expires_at: new Date(at.getTime() + LINK_SECONDS * 1000),
  });
  return `/b/files/${token}`;
}

/** The copy behind a link, which is used up by it. */
export async function openExport(
  {db, now, files}: LinkDeps & {readonly files: PrivateFiles},
  token: string,
): Promise<Readable> {
  const used = await createOneTimeRepository(db).use(hashToken(token), ONE_TIME.export, now());
  const file = used && (await files.read(linkData.parse(used.data).export_id));
  if (!file) throw notFound();
  return file;
}
