import type {IncomingMessage, ServerResponse} from "node:http";
import {z} from "zod";
import {NO_STORE} from "../../src/lib/cache-control.ts";

const LONGEST_BYTES = 16 * 1024;
const TYPES = /^application\/(?:reports\+json|csp-report)\b/;
/** Any client may send reports, so the log gets no more lines than a person would read. */
const LINES_A_MINUTE = 20;
const A_MINUTE_MS = 60_000;
const LONGEST_TEXT = 200;
/** Longer than any word of our addresses: a code or a token, which no log may have. */
const SECRET_PART = /[^/]{25,}/g;

const reported = z.string().catch("");
const refusal = z.object({
  effectiveDirective: reported,
  blockedURL: reported,
  documentURL: reported,
  sourceFile: reported,
  lineNumber: z.number().catch(0),
});
const reports = z.array(z.object({type: z.literal("csp-violation"), body: refusal})).max(50);

interface ReportDeps {
  readonly log: (line: string) => void;
  readonly now: () => number;
}

/** Logs browsers' reports of refused scripts and styles: each means that a page of ours is faulty or attacked. */
export function createReportReceiver({log, now}: ReportDeps) {
  let window = {since: now(), lines: 0};
  function write(line: string) {
    if (now() - window.since >= A_MINUTE_MS) {
      const left = window.lines - LINES_A_MINUTE;
      window = {since: now(), lines: 0};
      if (left > 0) log(`Policy refused: ${left} more reports`);
    }
    window.lines += 1;
    if (window.lines <= LINES_A_MINUTE) log(line);
  }
  return async (req: IncomingMessage, res: ServerResponse) => {
    const status = await receive(req, write);
    if (res.destroyed) return;
    res.writeHead(status, {...NO_STORE, ...(status === 405 && {allow: "POST"})}).end();
  };
}

async function receive(req: IncomingMessage, write: (line: string) => void): Promise<number> {
  if (req.method !== "POST") return 405;
  if (!TYPES.test(req.headers["content-type"] ?? "")) return 415;
  const text = await readShort(req);
  if (text === null) return 413;
  const parsed = reports.safeParse(parseJson(text));
  if (!parsed.success) return 400;
  for (const {body} of parsed.data) write(lineOf(body));
  return 204;
}

function lineOf({
  effectiveDirective,
  blockedURL,
  documentURL,
  sourceFile,
  lineNumber,
}: z.infer<typeof refusal>) {
  const facts = {
    directive: effectiveDirective.slice(0, LONGEST_TEXT),
    blocked: placeOf(blockedURL),
    page: placeOf(documentURL),
    source: placeOf(sourceFile),
    line: lineNumber,
  };
  return `Policy refused: ${JSON.stringify(facts)}`;
}

/** An address without what may be secret in it. */
function placeOf(url: string): string {
  const [origin = ""] = url.split(/[?#]/);
  return origin.replace(SECRET_PART, "…").slice(0, LONGEST_TEXT);
}

/** Null when it is too long, or breaks off. */
async function readShort(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req) {
      size += chunk.length;
      if (size > LONGEST_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
