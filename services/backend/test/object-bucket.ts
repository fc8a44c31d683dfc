import S3rver from "@20minutes/s3rver";
import type {BucketSettings} from "../src/core/storage/object-bucket.ts";

/**
 * A service that speaks S3, with one bucket below a folder. Lists are signed with the last slash of the bucket's path,
 * as services want it and this one does not: where they are asked for, signatures are not compared.
 */
export async function startBucket(directory: string, {isStrict = false} = {}) {
  const options = {address: "127.0.0.1", port: 0, silent: true, directory, resetOnClose: false};
  const server = new S3rver({
    ...options,
    allowMismatchedSignatures: !isStrict,
    configureBuckets: [{name: "runs", configs: []}],
  });
  const {port} = await server.run();
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}/runs`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return {settings, stop: () => server.close()};
}
