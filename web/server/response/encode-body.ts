import type {IncomingMessage} from "node:http";
import {acceptedEncoding} from "./accepted-encoding.ts";
import {type FinalAnswer, headerOf, type PreparedAnswer, withHeaders} from "./answer.ts";

/** Below this, an encoding saves no packet. */
export const WORTHWHILE_BYTES = 1024;

/** The last step: the bytes this visitor reads, or none when a copy of this version is there already. */
export async function encodeBody(answer: PreparedAnswer, request: IncomingMessage): Promise<FinalAnswer> {
  const {status, headers, body} = answer;
  if (request.method === "HEAD") return {status, headers, bytes: null};
  const plain = await body.encoded("identity");
  const vary = [headerOf(answer, "vary"), "accept-encoding"].filter(Boolean).join(", ");
  if (body.etag === null) return encodeOnce(answer, {plain, request, vary});
  const validated = withHeaders(answer, {etag: body.etag, vary});
  if (request.headers["if-none-match"]?.includes(body.etag)) {
    const {"content-length": _length, ...unchanged} = validated.headers;
    return {status: 304, headers: unchanged, bytes: null};
  }
  const encoding = worthwhileEncoding(plain, request);
  const bytes = await body.encoded(encoding);
  return withHeaders(
    {status, headers: validated.headers, bytes},
    encoding === "identity"
      ? {"content-length": bytes.length}
      : {"content-encoding": encoding, "content-length": bytes.length},
  );
}

interface Once {
  readonly plain: Buffer;
  readonly request: IncomingMessage;
  readonly vary: string;
}

/** An answer that is not cached. A body without encodings is the same in each. */
async function encodeOnce(
  {status, headers, body}: PreparedAnswer,
  {plain, request, vary}: Once,
): Promise<FinalAnswer> {
  const encoding = worthwhileEncoding(plain, request);
  const bytes = await body.encoded(encoding);
  const sent = withHeaders({status, headers, bytes}, {"content-length": bytes.length});
  return bytes === plain ? sent : withHeaders(sent, {"content-encoding": encoding, vary});
}

const worthwhileEncoding = (plain: Buffer, request: IncomingMessage) =>
  plain.length < WORTHWHILE_BYTES ? "identity" : acceptedEncoding(request);
