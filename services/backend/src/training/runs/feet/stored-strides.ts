import {promisify} from "node:util";
import {gunzip} from "node:zlib";
import type {FootStride} from "@gradus/training/feet/foot-minutes";
import {unpackStrides} from "@gradus/training/feet/packed";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {stridesKey} from "./foot-deps.ts";
import type {foot_recording} from "./tables.ts";

const unpack = promisify(gunzip);

type Recording = Pick<typeof foot_recording.$inferSelect, "user_id" | "sha256">;

/** The strides of a recording as they were taken; null where they are gone. */
export async function openStrides(
  objects: ObjectStore,
  {user_id, sha256}: Recording,
): Promise<FootStride[] | null> {
  const packed = await objects.get(stridesKey(user_id, sha256));
  return packed && unpackStrides(new Uint8Array(await unpack(packed)));
}
