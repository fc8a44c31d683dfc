import {createHmac, timingSafeEqual} from "node:crypto";
import {z} from "zod";
import type {signedHeaders} from "../../contract/platforms.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createEventRepository} from "./event-repository.ts";
import type {PlatformDeps} from "./platform-deps.ts";

const WINDOW_S = 5 * 60;

type Signed = z.infer<typeof signedHeaders>;

const event = z.object({
  type: z.string().min(1).max(64),
  data: z.looseObject({external_id: z.string().max(256).optional()}),
});

type Deps = Pick<PlatformDeps, "db" | "now" | "platforms" | "enqueue">;

/** Enqueues the processing of the event. The same event again changes nothing. */
export async function receiveEvent(deps: Deps, platform: string, headers: Signed, body: Buffer) {
  const secret = deps.platforms.require(platform).settings.webhook_secret;
  const at = deps.now();
  if (secret === undefined || !isSigned(secret, headers, body) || !isRecent(headers, at)) {
    throw new AppError("invalid", "The signature does not fit, or is older than five minutes");
  }
  const {type, data} = parseEvent(body);
  const key = {platform, event_id: headers["webhook-id"]};
  await withTransaction(deps.db, async (tx) => {
    const storedEvent = {type, external_id: data.external_id ?? null};
    if (await createEventRepository(tx).add(key, storedEvent, at))
      await deps.enqueue(tx, "platform-event", key);
  });
}

/** Verifies the raw bytes: parsed and serialized again, the text could differ. */
function isSigned(secret: string, headers: Signed, body: Buffer) {
  const signed = Buffer.concat([
    Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`),
    body,
  ]);
  const expected = createHmac("sha256", secret).update(signed).digest();
  // Several while a key is being replaced.
  return headers["webhook-signature"].split(" ").some((signature) => {
    const presentedSignature = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return presentedSignature.length === expected.length && timingSafeEqual(presentedSignature, expected);
  });
}

function isRecent(headers: Signed, now: Date) {
  return Math.abs(now.getTime() / 1000 - Number(headers["webhook-timestamp"])) <= WINDOW_S;
}

function parseEvent(body: Buffer) {
  try {
    return event.parse(JSON.parse(body.toString("utf8")));
  } catch (cause) {
    throw new AppError("invalid", "The event is not one of ours", {cause});
  }
}
