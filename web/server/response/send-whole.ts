import type {IncomingMessage, ServerResponse} from "node:http";
import type {Form, KeptBodies, KeptBody} from "../cache/body-cache.ts";
import type {PageFinisher} from "../cache/finish-page.ts";
import type {InlineSources} from "../policy/content-policy.ts";

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;
const WORTHWHILE_BYTES = 1024;

interface WholeOptions {
  readonly bodies: KeptBodies;
  readonly pages: PageFinisher;
  readonly policy: (req: IncomingMessage, sources: InlineSources) => string;
}

/**
 * Sends pages and files in one piece: only then is it known which scripts a page's policy has to name. Pages for
 * everybody and files leave from kept bytes; the framework would hash, encode and compress them for each visitor,
 * here that happens once per version. Other answers pass as they are.
 */
export function sendWhole(req: IncomingMessage, res: ServerResponse, options: WholeOptions): void {
  const {bodies, pages, policy} = options;
  if (req.method !== "GET") return;
  const form = bestForm(req);
  const canKeep = req.headers.range === undefined;
  const original = {write: res.write, end: res.end, flushHeaders: res.flushHeaders};
  const chunks: Uint8Array[] = [];
  const isFile = () => canKeep && form !== "identity" && isOpen(res, 200) && isBuildFile(req);
  const isHeld = () => isFile() || isPage(res);
  Object.assign(res, {
    flushHeaders: () => (isHeld() ? undefined : Reflect.apply(original.flushHeaders, res, [])),
    write(...args: unknown[]) {
      if (!isHeld()) return Reflect.apply(original.write, res, args);
      chunks.push(bytesOf(args[0]));
      return true;
    },
    end(...args: unknown[]) {
      const [body] = args;
      Object.assign(res, original);
      if (canKeep && typeof body === "string" && chunks.length === 0 && isPageForAll(res)) {
        const page = bodies.page(body);
        res.setHeader("content-security-policy", policy(req, page.sources));
        void sendKept(req, res, page, form);
      } else if (isPage(res)) {
        // Made for one visitor, or one that says what went wrong.
        const page = Buffer.concat([...chunks, bytesOf(body)]);
        res.setHeader("content-security-policy", policy(req, pages.sources(page.toString())));
        res.setHeader("content-length", page.length);
        res.end(page);
      } else if (chunks.length > 0) {
        const read = () => Buffer.concat([...chunks, bytesOf(body)]);
        void sendKept(req, res, bodies.file(String(req.url), read), form);
      } else Reflect.apply(original.end, res, args);
      return res;
    },
  });
}

async function sendKept(req: IncomingMessage, res: ServerResponse, body: KeptBody, form: Form) {
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

function isPage(res: ServerResponse): boolean {
  return isOpen(res) && String(res.getHeader("content-type")).startsWith("text/html");
}

/** A page that is complete and kept; the framework marks it. */
function isPageForAll(res: ServerResponse): boolean {
  return isOpen(res, 200) && isPage(res) && res.hasHeader("x-nextjs-cache");
}

/** A file of the build. Its address holds a hash of it, so it never changes. */
function isBuildFile({url = "/"}: IncomingMessage): boolean {
  return url.startsWith("/_next/static/");
}

function isOpen(res: ServerResponse, status = res.statusCode): boolean {
  if (res.headersSent || res.statusCode !== status || res.hasHeader("content-encoding")) return false;
  return COMPRESSIBLE.test(String(res.getHeader("content-type")));
}

function bytesOf(chunk: unknown): Buffer {
  if (typeof chunk === "string") return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

function bestForm({headers}: IncomingMessage): Form {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
