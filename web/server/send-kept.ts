import type {IncomingMessage, ServerResponse} from "node:http";
import type {Form, KeptBodies, KeptBody} from "./kept-bodies.ts";

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;
const WORTHWHILE_BYTES = 1024;

/**
 * Sends pages and files from kept bytes. The framework would hash, encode and compress a page for each visitor;
 * here that happens once per version of it. Answers that are neither pass as they are.
 */
export function sendKept(req: IncomingMessage, res: ServerResponse, bodies: KeptBodies): void {
  if (req.method !== "GET" || req.headers.range !== undefined) return;
  const form = bestForm(req);
  const original = {write: res.write, end: res.end};
  const chunks: Uint8Array[] = [];
  Object.assign(res, {
    write(...args: unknown[]) {
      const [chunk] = args;
      if (form === "identity" || !isFile(req, res) || !(chunk instanceof Uint8Array)) {
        return Reflect.apply(original.write, res, args);
      }
      chunks.push(chunk);
      return true;
    },
    end(...args: unknown[]) {
      const [body] = args;
      Object.assign(res, original);
      if (typeof body === "string" && chunks.length === 0 && isPage(res)) {
        void send(req, res, bodies.page(body), form);
      } else if (chunks.length > 0) {
        if (body instanceof Uint8Array) chunks.push(body);
        void send(
          req,
          res,
          bodies.file(String(req.url), () => Buffer.concat(chunks)),
          form,
        );
      } else Reflect.apply(original.end, res, args);
      return res;
    },
  });
}

async function send(req: IncomingMessage, res: ServerResponse, body: KeptBody, form: Form) {
  res.setHeader("etag", body.etag);
  res.setHeader("vary", [res.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "));
  if (req.headers["if-none-match"]?.includes(body.etag)) {
    res.removeHeader("content-length");
    res.statusCode = 304;
    res.end();
    return;
  }
  const plain = await body.form("identity");
  const chosen = plain.length < WORTHWHILE_BYTES ? "identity" : form;
  const bytes = chosen === "identity" ? plain : await body.form(chosen);
  if (chosen !== "identity") res.setHeader("content-encoding", chosen);
  res.setHeader("content-length", bytes.length);
  res.end(bytes);
}

/** A page that is complete and kept; the framework marks it. */
function isPage(res: ServerResponse): boolean {
  return isOpen(res) && res.hasHeader("x-nextjs-cache");
}

/** A file of the build. Its address holds a hash of it, so it never changes. */
function isFile({url = "/"}: IncomingMessage, res: ServerResponse): boolean {
  return isOpen(res) && url.startsWith("/_next/static/");
}

function isOpen(res: ServerResponse): boolean {
  if (res.headersSent || res.statusCode !== 200 || res.hasHeader("content-encoding")) return false;
  return COMPRESSIBLE.test(String(res.getHeader("content-type")));
}

function bestForm({headers}: IncomingMessage): Form {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
