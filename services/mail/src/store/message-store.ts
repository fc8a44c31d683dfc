import {randomBytes} from "node:crypto";
import {mkdir, readdir, readFile, rename, rm, writeFile} from "node:fs/promises";
import {join} from "node:path";
import {z} from "zod";
import type {Envelope, Message, RawMessage, Summary} from "./message.ts";
import {parseMessage, summarize} from "./parse-message.ts";

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>;

const KEEP = 200;
const ID = /^[0-9a-z]{9}-[0-9a-f]{8}$/;

const file = z.object({
  received_at: z.string(),
  envelope: z.object({from: z.string(), to: z.array(z.string())}),
  source: z.base64(),
});

export interface StoreOptions {
  readonly folder: string;
  readonly now: () => Date;
  /** How many of the newest mails are stored. */
  readonly keep?: number;
}

/** The caught mails: one file each, so a restart shows them again. Summaries stay in memory, newest first. */
export async function openMessageStore({folder, now, keep = KEEP}: StoreOptions) {
  await mkdir(folder, {recursive: true});
  const summaries = await readSummaries(folder);
  await dropOldest();

  async function dropOldest() {
    for (const {id} of summaries.splice(keep)) await rm(pathOf(folder, id), {force: true});
  }

  return {
    async add(envelope: Envelope, source: Buffer): Promise<Summary> {
      const raw = {id: newId(now()), received_at: now().toISOString(), envelope, source};
      await writeMessage(folder, raw);
      const summary = summarize(await parseMessage(raw));
      summaries.unshift(summary);
      await dropOldest();
      return summary;
    },

    /** Newest first; `to` is one recipient, `search` any part of an address or the subject. */
    list({to, search}: {to?: string | undefined; search?: string | undefined} = {}): Summary[] {
      return summaries.filter((summary) => isFor(summary, to) && contains(summary, search));
    },

    async get(id: string): Promise<Message | null> {
      const raw = await readMessage(folder, id);
      return raw && parseMessage(raw);
    },

    async getSource(id: string): Promise<Buffer | null> {
      return (await readMessage(folder, id))?.source ?? null;
    },

    async clear() {
      for (const {id} of summaries.splice(0)) await rm(pathOf(folder, id), {force: true});
    },
  };
}

function isFor({envelope, to: header}: Summary, to?: string) {
  if (!to) return true;
  const recipient = to.toLowerCase();
  const bare = header.map((address) => /<([^>]*)>$/.exec(address)?.[1] ?? address);
  return [...envelope.to, ...bare].some((address) => address.toLowerCase() === recipient);
}

function contains({envelope, from, to, subject}: Summary, search?: string) {
  if (!search) return true;
  const haystack = [envelope.from, ...envelope.to, from, ...to, subject].join("\n").toLowerCase();
  return haystack.includes(search.toLowerCase());
}

/** Sorts by time as text does. */
function newId(at: Date) {
  return `${at.getTime().toString(36).padStart(9, "0")}-${randomBytes(4).toString("hex")}`;
}

function pathOf(folder: string, id: string) {
  return join(folder, `${id}.json`);
}

async function writeMessage(folder: string, {id, source, ...rest}: RawMessage) {
  const temporary = join(folder, `${id}.tmp`);
  await writeFile(temporary, JSON.stringify({...rest, source: source.toString("base64")}));
  // A rename is all or nothing: a crash never leaves half a mail.
  await rename(temporary, pathOf(folder, id));
}

async function readMessage(folder: string, id: string): Promise<RawMessage | null> {
  if (!ID.test(id)) return null;
  const text = await readFile(pathOf(folder, id), "utf8").catch(() => null);
  if (text === null) return null;
  const {source, ...rest} = file.parse(JSON.parse(text));
  return {id, ...rest, source: Buffer.from(source, "base64")};
}

async function readSummaries(folder: string): Promise<Summary[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const summaries: Summary[] = [];
  for (const name of names.reverse()) {
    const raw = await readMessage(folder, name.slice(0, -".json".length));
    if (raw) summaries.push(summarize(await parseMessage(raw)));
  }
  return summaries;
}
