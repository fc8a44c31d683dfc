import S3rver from "@20minutes/s3rver";
import type {BucketSettings} from "../src/core/storage/object-bucket.ts";

/**
 * An S3-compatible server with one bucket below a folder. Clients sign list requests with the trailing slash of the
 * bucket's path, as other services require but this server does not: unless `isStrict`, signatures are not compared.
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
