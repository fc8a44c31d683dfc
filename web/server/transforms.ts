import {z} from "zod";
import type {Env} from "../src/env/read-env.ts";

/** What this server adds to the framework, by the names that `GRADUS_TRANSFORMS` lists. */
const TRANSFORMS = [
  /** The content policy of pages. */
  "policy",
  /** A finished page of ours for a missing page, an expired preview, and content that cannot be reached. */
  "error-pages",
  /** The same for any other failure. */
  "failure-page",
  /** A page's scripts and their data come after its first frame. */
  "late-scripts",
  /** A page carries the rules it uses. */
  "inline-styles",
  /** Finished pages and files are sent from memory. */
  "memory",
  /** A worker opens the page of today without a connection. */
  "offline",
] as const;

type Transform = (typeof TRANSFORMS)[number];
export type Transforms = ReadonlySet<Transform>;

const NOT_IN_DEVELOPMENT: Transforms = new Set([
  // The framework's own document shows what failed, and loads again once it is repaired.
  "failure-page",
  // Each holds a copy that an edit does not reach: in a page, in this process, in the browser.
  "inline-styles",
  "memory",
  "offline",
]);

const list = z
  .string()
  .transform((text) => (text === "none" ? [] : text.split(",").map((name) => name.trim())))
  .pipe(z.array(z.enum(TRANSFORMS)))
  .transform((names) => new Set(names))
  .refine((names) => !names.has("inline-styles") || names.has("late-scripts"), {
    error: "inline-styles needs late-scripts: the sheet that a page's own rules stand for comes with them",
  });

/** Those that are listed, and no others. By default all; in development all but those that hide an edit or its error. */
export function readTransforms(
  {GRADUS_TRANSFORMS}: Pick<Env, "GRADUS_TRANSFORMS">,
  isDevelopment: boolean,
): Transforms {
  if (GRADUS_TRANSFORMS === undefined)
    return new Set(TRANSFORMS.filter((name) => !isDevelopment || !NOT_IN_DEVELOPMENT.has(name)));
  const parsed = list.safeParse(GRADUS_TRANSFORMS);
  if (parsed.success) return parsed.data;
  throw new Error(`Environment is not usable:\nGRADUS_TRANSFORMS\n${z.prettifyError(parsed.error)}`);
}
