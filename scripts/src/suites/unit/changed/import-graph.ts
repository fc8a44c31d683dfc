import {readFileSync} from "node:fs";
import {join, relative, sep} from "node:path";
import {parseSync, type StaticExportEntry, type StaticImport} from "oxc-parser";
import {ResolverFactory} from "oxc-resolver";
import {ROOT} from "../../../env.ts";

const SOURCE = /\.(ts|tsx|mts|mjs)$/;
/** Threads and programs that are started from a file beside it. */
const URL_IMPORT = /new URL\(\s*"(\.{1,2}\/[^"]+)",\s*import\.meta\.url\s*\)/g;

/** For each file, those that load it. Paths are from the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The import graph at run time, from a file to its importers. Type imports are left out: they end with the compiler.
 *
 * @param files from the root
 */
export function readImporters(files: readonly string[], root: string = ROOT): Importers {
  const resolver = new ResolverFactory({
    tsconfig: "auto",
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    conditionNames: ["node", "import"],
  });
  const importers = new Map<string, Set<string>>();
  for (const file of files.filter((each) => SOURCE.test(each))) {
    const path = join(root, file);
    for (const request of requestsOf(file, readFileSync(path, "utf8"))) {
      const found = resolver.resolveFileSync(path, request).path;
      const loaded = found && relative(root, found).split(sep).join("/");
      if (!loaded || loaded.startsWith("..") || loaded.includes("node_modules/")) continue;
      importers.set(loaded, (importers.get(loaded) ?? new Set()).add(file));
    }
  }
  return importers;
}

export function requestsOf(file: string, source: string): string[] {
  const {staticImports, staticExports, dynamicImports} = parseSync(file, source).module;
  const requests = [
    ...staticImports.filter(isLoaded).map(({moduleRequest}) => moduleRequest.value),
    ...staticExports.flatMap(({entries}) => entries.flatMap(reexportOf)),
    ...dynamicImports.flatMap(({moduleRequest: {start, end}}) => literalIn(source.slice(start, end))),
    ...[...source.matchAll(URL_IMPORT)].map(([, path = ""]) => path),
  ];
  return [...new Set(requests)].filter((request) => /^(\.|@\/|@gradus\/)/.test(request));
}

/** `import "x"` has no entries, and is loaded for what it does. */
const isLoaded = ({entries}: StaticImport) => entries.length === 0 || entries.some(({isType}) => !isType);

const reexportOf = ({moduleRequest, isType}: StaticExportEntry) =>
  moduleRequest && !isType ? [moduleRequest.value] : [];

function literalIn(written: string): string[] {
  const [, request] = /^["'`]([^"'`$]+)["'`]$/.exec(written) ?? [];
  return request === undefined ? [] : [request];
}

/**
 * How many imports lie between a file and the nearest change, for all files that load one of the changed, these
 * themselves with 0.
 */
export function distancesFrom(changed: readonly string[], importers: Importers): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  // A map visits what is added while it is walked: nearest files first.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
