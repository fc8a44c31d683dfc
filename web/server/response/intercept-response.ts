import type {ServerResponse} from "node:http";
import {type Answer, applyHead, type FinalAnswer, type Head, readHead} from "./answer.ts";

export interface ResponseSteps {
  /**
   * Called once, when the head is complete and nothing has been sent yet. Returns the head under which to stream what
   * the framework writes, or null to buffer the whole response until its end.
   */
  readonly onHead: (head: Head) => Head | null;
  /** Returns what is sent in place of an answer that was held back. Never rejects: no caller could handle the error. */
  readonly onWhole: (answer: Answer) => Promise<FinalAnswer>;
}

interface Interception {
  readonly res: ServerResponse;
  readonly steps: ResponseSteps;
  readonly original: Pick<ServerResponse, "writeHead" | "flushHeaders" | "write" | "end">;
  readonly chunks: Buffer[];
  mode: "undecided" | "streamed" | "held" | "ended";
}

export function interceptResponse(res: ServerResponse, steps: ResponseSteps): void {
  const {writeHead, flushHeaders, write, end} = res;
  const original = {writeHead, flushHeaders, write, end};
  Object.assign(res, replacements({res, steps, original, chunks: [], mode: "undecided"}));
}

function replacements(answer: Interception) {
  const {res, original, chunks} = answer;
  const pass = (name: keyof typeof original, args: unknown[]) => Reflect.apply(original[name], res, args);
  return {
    writeHead(status: number, ...rest: unknown[]) {
      prepareHead(res, status, rest);
      return isStreamed(answer) ? pass("writeHead", [res.statusCode]) : res;
    },
    flushHeaders() {
      if (isStreamed(answer)) pass("flushHeaders", []);
    },
    write(...args: unknown[]) {
      if (isStreamed(answer)) return pass("write", args);
      if (answer.mode === "held") chunks.push(bytesOf(args));
      const onWritten = args.find(isCallback);
      if (onWritten) process.nextTick(onWritten);
      return true;
    },
    end(...args: unknown[]) {
      if (isStreamed(answer)) return pass("end", args);
      const onFinished = args.find(isCallback);
      if (onFinished) res.once("finish", onFinished);
      // A second end must not send an answer that is still being made.
      if (answer.mode === "held") void deliver(answer, args);
      return res;
    },
  };
}

/** Decides once, when something is about to leave. */
function isStreamed(answer: Interception): boolean {
  const {res, steps, original, mode} = answer;
  if (mode !== "undecided") return mode === "streamed";
  const head = steps.onHead(readHead(res));
  answer.mode = head ? "streamed" : "held";
  if (!head) return false;
  // From here on the framework writes to the connection directly.
  Object.assign(res, original);
  applyHead(res, head);
  return true;
}

async function deliver(answer: Interception, args: readonly unknown[]) {
  const {res, steps, original, chunks} = answer;
  answer.mode = "ended";
  if (res.destroyed) return;
  const [text] = args;
  const isWholeText = chunks.length === 0 && typeof text === "string";
  const body = isWholeText ? text : Buffer.concat([...chunks, bytesOf(args)]);
  const {bytes, ...head} = await steps.onWhole({...readHead(res), body});
  // The visitor may have left meanwhile.
  if (res.destroyed) return;
  Object.assign(res, original);
  applyHead(res, head);
  res.end(bytes);
}

/** Applies the arguments `writeHead` got besides the status: possibly a status message, possibly headers. */
function prepareHead(res: ServerResponse, status: number, rest: readonly unknown[]) {
  res.statusCode = status;
  for (const part of rest) {
    if (typeof part === "string") res.statusMessage = part;
    else if (Array.isArray(part)) takeList(res, part.map(String));
    else for (const [name, value] of Object.entries(part ?? {})) res.setHeader(name, value);
  }
}

/** Names and values by turns, where a name that comes twice has both values. */
function takeList(res: ServerResponse, list: readonly string[]) {
  const names = list.filter((_, index) => index % 2 === 0);
  for (const name of names) res.removeHeader(name);
  for (const [index, name] of names.entries()) res.appendHeader(name, list[2 * index + 1] ?? "");
}

function bytesOf([chunk, encoding]: readonly unknown[]): Buffer {
  if (typeof chunk === "string") return Buffer.from(chunk, isEncoding(encoding) ? encoding : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === "string" && Buffer.isEncoding(value);
}

function isCallback(value: unknown): value is () => void {
  return typeof value === "function";
}
