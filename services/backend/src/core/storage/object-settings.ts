import {type BucketSettings, createObjectBucket} from "./object-bucket.ts";
import {createObjectFolder} from "./object-folder.ts";
import type {ObjectStore} from "./object-store.ts";

interface ObjectEnv {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Null without an endpoint: then objects lie in a folder. */
export function readBucket(env: ObjectEnv): BucketSettings | null {
  const {S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY} = env;
  if (endpoint === undefined) return null;
  return {
    endpoint,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? "",
  };
}

/** Why objects cannot be stored with these settings, worded for the operator who starts the server. */
export function bucketRefusals(env: ObjectEnv): string[] {
  const names = ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return [];
  const refusals = missing.map((name) => `${name} is needed with the other settings of the bucket`);
  const isBucketNamed = env.S3_ENDPOINT === undefined || new URL(env.S3_ENDPOINT).pathname.length > 1;
  return isBucketNamed ? refusals : [...refusals, "S3_ENDPOINT names the bucket: https://s3.example/bucket"];
}

export function openObjectStore(bucket: BucketSettings | null, folder: string): ObjectStore {
  return bucket ? createObjectBucket(bucket) : createObjectFolder(folder);
}
