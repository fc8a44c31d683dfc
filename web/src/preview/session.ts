import {createHmac, timingSafeEqual} from "node:crypto";
import {z} from "zod";

export const PREVIEW_COOKIE = "gradus-preview";
/** Longer than a working day, shorter than two. */
export const STUDIO_SESSION_SECONDS = 12 * 60 * 60;

/** One perspective or a stack of releases and drafts, as Presentation writes it. `raw` would be no release. */
const RELEASE = "(?!raw(?:,|$))r[A-Za-z0-9_-]{1,127}";
const LAYER = `(?:drafts|${RELEASE})`;
const PERSPECTIVE = new RegExp(`^(?:published|${LAYER}(?:,${LAYER}){0,50})$`);

const ONE_RELEASE = new RegExp(`^${RELEASE}$`);
export const isReleaseName = (name: string): boolean => ONE_RELEASE.test(name);

const simulation = z.object({
  /** The simulated reply of `/api/locale`: a region, null when it is unknown, or (`fails`) a failure. */
  detected: z.string().max(8).nullable(),
  fails: z.boolean(),
  /** The preference cookie's value; null without one. */
  preferred: z.string().max(16).nullable(),
});

/** Which visitor the region suggestion is shown to, in place of the editor. */
export type Simulation = z.infer<typeof simulation>;

const studioSession = z.object({
  kind: z.literal("studio"),
  /** `published`, `drafts`, or releases and drafts from the top down, with commas. */
  perspective: z.string().regex(PERSPECTIVE),
  at: z.iso.datetime({offset: true}).nullable(),
  simulation: simulation.nullable(),
  /** Milliseconds since 1970 at which this session ends. */
  expires: z.number(),
});

export const linkSession = z.object({
  kind: z.literal("link"),
  /** The secret of the link. It is looked up on every visit, so taking a link back works at once. */
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

export const previewSession = z.discriminatedUnion("kind", [studioSession, linkSession]);
export type PreviewSession = z.infer<typeof previewSession>;
export type StudioSession = z.infer<typeof studioSession>;

export const viewChoice = studioSession.pick({perspective: true, at: true, simulation: true}).partial();

/** The cookie's value: readable by anyone, made by us alone. */
export function sealSession(session: PreviewSession, secret: string): string {
  const body = Buffer.from(JSON.stringify(session)).toString("base64url");
  return `${body}.${sign(body, secret)}`;
}

/** The session in a cookie, or null when it is not ours or over. */
export function openSession(
  value: string | null | undefined,
  secret: string,
  now: Date,
): PreviewSession | null {
  const [body = "", signature = "", ...rest] = (value ?? "").split(".");
  if (rest.length > 0 || !isSame(signature, sign(body, secret))) return null;
  const parsed = previewSession.safeParse(parseJson(Buffer.from(body, "base64url").toString()));
  if (!parsed.success) return null;
  return parsed.data.kind === "studio" && parsed.data.expires <= now.getTime() ? null : parsed.data;
}

function sign(body: string, secret: string): string {
  return createHmac("sha256", secret).update(`${PREVIEW_COOKIE}:${body}`).digest("base64url");
}

function isSame(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
