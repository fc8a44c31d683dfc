import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {env} from "../../../support/env";

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const {host: lake} = new URL(env.SANITY_API_HOST);

/** What only someone who knows the local lake would write: its addresses, its sign-in, its people and its tokens. */
const LAKE = [
  literally(lake),
  "(localhost|127\\.0\\.0\\.1):4100",
  "auth/login/local",
  "auth/people",
  "local content lake",
  "switch-person",
  "://s\\$\\{",
  "local-[a-z]+-token",
  literally(env.SANITY_WEBHOOK_SECRET),
];
const LAKE_WORDS = new RegExp(LAKE.join("|"));
// Maps are left out: they repeat the sources with their comments, and nothing of them runs.
const TEXT = /\.(js|mjs|cjs|css|html|json|rsc|txt|body|meta)$/;
/** Stored by the builder for its next run, and never served or loaded. */
const BUILDERS_OWN = /^(cache|trace.*|diagnostics|types|node_modules)$/;

/** Files of a build that mention the lake, with the words that do. */
export function findLakeWords(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !BUILDERS_OWN.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return findLakeWords(path);
      const [found] = TEXT.test(entry.name) ? (LAKE_WORDS.exec(readFileSync(path, "utf8")) ?? []) : [];
      return found === undefined ? [] : [`${path}: ${found}`];
    });
}
