const NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether nobody else can reach what an address names. None at all is what we carry ourselves. */
export function isOnThisMachine(url: string | undefined) {
  return url === undefined || NAMES.has(new URL(url).hostname);
}
