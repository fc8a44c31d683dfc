import {readFileSync} from "node:fs";
import {join} from "node:path";
import {hashSource} from "../policy/inline-sources.ts";

const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\/)([^"/?]+\.css)"([^>]*?)\/?>/g;
const INLINED = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\/)([^"/?]+\.css)"[^>]* disabled\/>/g;

export interface StyleInliner {
  /** The page with its rules inside. */
  inline(html: string): string;
  /** The sources of the rules that stand inside a page because of this, as a policy names them. */
  sources(html: string): string[];
}

/**
 * Puts the rules of a page's stylesheets before their links, so that the first paint waits for one answer, not two.
 * The links stay, disabled: a browser fetches none, and the framework finds the files it believes the page to use.
 */
export function createStyleInliner(buildFolder: string): StyleInliner {
  const known = new Map<string, {rules: string; source: string}>();
  const read = (folder: string, name: string) => {
    const file = join(buildFolder, folder, name);
    const sheet = known.get(file) ?? readSheet(file, `/_next/${folder}`);
    known.set(file, sheet);
    return sheet;
  };
  return {
    inline: (html) =>
      html.replace(SHEET, (_link, folder: string, name: string, rest: string) => {
        const link = `<link rel="stylesheet" href="/_next/${folder}${name}"${rest} disabled/>`;
        return `<style>${read(folder, name).rules}</style>${link}`;
      }),
    sources: (html) =>
      [...html.matchAll(INLINED)].map(([, folder = "", name = ""]) => read(folder, name).source),
  };
}

function readSheet(file: string, folder: string) {
  const rules = withOwnAddresses(readFileSync(file, "utf8"), folder);
  return {rules, source: hashSource(rules)};
}

/** Rules name other files relative to their own; a page stands elsewhere. */
function withOwnAddresses(rules: string, folder: string): string {
  return rules.replaceAll(/url\((\.\.?\/[^)]+)\)/g, (_all, address: string) => {
    const {pathname} = new URL(address, `http://site${folder}`);
    return `url(${pathname})`;
  });
}
