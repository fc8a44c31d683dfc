import type {IncomingMessage} from "node:http";
import {badRequest, LakeError} from "../errors.ts";

export const tooLarge = (limit: number) =>
  new LakeError(413, "Payload Too Large", `The body is larger than ${limit} bytes`);

/** Stops at the limit: a declared length is refused before anything is read. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({destroyOnReturn: false})) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const text = (await readBody(request, limit)).toString("utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest("The body is not valid JSON", {cause: error});
  }
}
