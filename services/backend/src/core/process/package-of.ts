const OWN = /^(?<folder>.*?)\/(?:src|test)\//;
const INSTALLED = /^(?<folder>.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folder of the package that a module is part of: all its modules find the same libraries. Null where it is not known. */
export function packageOf(url: string): string | null {
  const found = INSTALLED.exec(url) ?? OWN.exec(url);
  return found?.groups?.folder ?? null;
}
