import {existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";
import {ROOT} from "../env.ts";

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** From the root; small ones first, so that simple mistakes show early. */
export function listPackages(): string[] {
  const services = readdirSync(join(ROOT, "services")).map((name) => `services/${name}`);
  const candidates = ["schemas", "scripts", ...services.sort(), "studio", "web"];
  return candidates.filter((folder) => existsSync(join(ROOT, folder, "package.json")));
}

/**
 * The packages that contain changed files, and their dependents. A changed shared file outside all packages concerns
 * every package.
 */
export function packagesConcerned(files: readonly string[]): string[] {
  const folders = listPackages();
  const packageOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
  if (files.some((file) => packageOf(file) === undefined && isShared(file))) return folders;
  const manifests = new Map(folders.map((folder) => [folder, readManifest(folder)]));
  const concerned = new Set(files.flatMap((file) => packageOf(file) ?? []));
  for (const folder of concerned) {
    const name = manifests.get(folder)?.name ?? "";
    for (const [other, {dependencies, devDependencies}] of manifests) {
      if (name in dependencies || name in devDependencies) concerned.add(other);
    }
  }
  return folders.filter((folder) => concerned.has(folder));
}

/** Settings of the whole workspace; documents and pictures at the root decide nothing. */
const isShared = (file: string) => /^[^/]*\.(json|yaml|mjs|ts)$/.test(file);

const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")));
