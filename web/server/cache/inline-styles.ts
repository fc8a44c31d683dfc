import {readFileSync} from "node:fs";
import {join} from "node:path";
import {hashSource} from "../policy/inline-sources.ts";
import {classesOf, type Piece, parseSheet, usedRules} from "./used-rules.ts";

const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\/)([^"/?]+\.css)"([^>]*?)\/?>/g;
const INLINED =
  /<style>(?:(?!<\/style>)[\s\S])*<\/style>(<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\/)([^"/?]+\.css)"[^>]* disabled\/>)/g;

export interface StyleInliner {
  /** The page with its rules inside. */
  inline(html: string): string;
  /** The sources of the rules that stand inside a page because of this, as a policy names them. */
  sources(html: string): string[];
}

/**
 * Puts those rules of a page's stylesheets that its own markup uses before their links, so that the first paint waits
 * for one answer, not two. The links stay, disabled: a browser fetches none before the page wakes up and needs the
 * rules for what scripts will draw, and the framework finds the files it believes the page to use.
 */
export function createStyleInliner(buildFolder: string): StyleInliner {
  const known = new Map<string, readonly Piece[]>();
  const read = (folder: string, name: string) => {
    const file = join(buildFolder, folder, name);
    const sheet = known.get(file) ?? readSheet(file, `/_next/${folder}`);
    known.set(file, sheet);
    return sheet;
  };
  return {
    inline(html) {
      const classes = classesOf(html);
      return html.replace(SHEET, (_link, folder: string, name: string, rest: string) => {
        const link = `<link rel="stylesheet" href="/_next/${folder}${name}"${rest} disabled/>`;
        return `<style>${usedRules(read(folder, name), classes)}</style>${link}`;
      });
    },
    sources(html) {
      // Recomputed rather than read from the page: an injected style must not be allowed by the policy.
      const classes = classesOf(html.replace(INLINED, "$1"));
      const sheets = [...html.matchAll(INLINED)];
      return sheets.map(([, , folder = "", name = ""]) => hashSource(usedRules(read(folder, name), classes)));
    },
  };
}

function readSheet(file: string, folder: string): Piece[] {
  return parseSheet(withOwnAddresses(readFileSync(file, "utf8"), folder));
}

/** Rules name other files relative to their own; a page stands elsewhere. */
function withOwnAddresses(rules: string, folder: string): string {
  return rules.replaceAll(/url\((\.\.?\/[^)]+)\)/g, (_all, address: string) => {
    const {pathname} = new URL(address, `http://site${folder}`);
    return `url(${pathname})`;
  });
}
