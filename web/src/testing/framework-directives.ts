import type {Plugin} from "vitest/config";

const RUNTIME = "@/testing/framework-runtime";
const CACHED = /export async function (\w+)((?:(?!\nexport )[\s\S])*?\{\s*"use cache";)/g;
const COMPONENT = /export function (\w+)/g;
const ISLAND = /export const (\w+) = withMessages\(/g;

/**
 * Compiles the directives of the framework the way tests need them, since Vitest treats them as plain strings: a
 * `"use cache"` function can cache its results, and the props of a `"use client"` component can be read. Both do
 * nothing until a test enables them, see `startSite`.
 */
export function frameworkDirectives(): Plugin {
  return {
    name: "framework-directives",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("node_modules") || !/\/src\/.*\.tsx?$/.test(id) || /\.test\.tsx?$/.test(id)) return;
      if (/^\s*"use client";/.test(code)) return withProps(code);
      return /^ {2}"use cache";$/m.test(code) ? withCache(code, id) : undefined;
    },
  };
}

/** Line breaks are preserved, so that stack traces still point to the source. */
function withCache(code: string, id: string): string {
  let found = 0;
  const compiled = code.replace(CACHED, (_whole, name: string, rest: string) => {
    found++;
    const key = JSON.stringify(`${id}#${name}`);
    return `export async function ${name}(...given) {return cached$(${key}, ${name}$, given);} async function ${name}$${rest}`;
  });
  if (found !== code.match(/^ {2}"use cache";$/gm)?.length) {
    throw new Error(`${id} caches something other than an exported async function`);
  }
  return `import {cached as cached$} from "${RUNTIME}"; ${compiled}`;
}

function withProps(code: string): string {
  const recorded = (name: string) =>
    `export function ${name}(...given) {recordProps$(given[0]); return ${name}$(...given);}`;
  const compiled = code
    .replace(COMPONENT, (_whole, name: string) => `${recorded(name)} function ${name}$`)
    .replace(ISLAND, (_whole, name: string) => `${recorded(name)} const ${name}$ = withMessages(`);
  return `${compiled}\nimport {recordProps as recordProps$} from "${RUNTIME}";`;
}
