import {readFileSync} from "node:fs";
import compile from "icu-minify/compile";
import type {Plugin} from "vitest/config";

interface Tree {
  readonly [name: string]: string | Tree;
}

/** Compiles the catalogues as the plugin of `next-intl` does in a build, so tests format what visitors get. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    load(id) {
      if (!/\/web\/messages\/\w+\.json$/.test(id)) return;
      return JSON.stringify(compiled(JSON.parse(readFileSync(id, "utf8"))));
    },
  };
}

function compiled(tree: Tree): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, below]) => [
      name,
      typeof below === "string" ? compile(below) : compiled(below),
    ]),
  );
}
