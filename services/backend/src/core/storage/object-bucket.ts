import {S3mini} from "s3mini";
import {type ObjectStore, requireKey, requirePrefix} from "./object-store.ts";

export interface BucketSettings {
  /** The service with the bucket: `https://s3.example/bucket`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;
const PAGE = 1000;
const TYPE = "application/octet-stream";

export function createObjectBucket(settings: BucketSettings): ObjectStore {
  const bucket = new S3mini({...settings, requestAbortTimeout: TIMEOUT_MS});
  return {
    async put(key, bytes) {
      await bucket.putObject(requireKey(key), bytes, TYPE, undefined, undefined, bytes.length);
    },

    async get(key) {
      const found = await bucket.getObjectArrayBuffer(requireKey(key));
      return found && new Uint8Array(found);
    },

    async delete(key) {
      await bucket.deleteObject(requireKey(key));
    },

    async *keys(prefix) {
      requirePrefix(prefix);
      let next: string | undefined;
      do {
        const page = await bucket.listObjectsPaged("/", prefix, PAGE, next);
        if (!page) throw new Error("The bucket of objects is not there");
        for (const {Key} of page.objects ?? []) yield Key;
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}
