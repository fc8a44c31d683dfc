// Free of the schema library and of Node: browsers load this file to solve what the server sets.

const AT_ONCE = 64;
const BYTE_BITS = 8;

/** Whether this number solves a challenge: the digest of both begins with so many zero bits. */
export async function isSolution(challenge: string, number: number, bits: number): Promise<boolean> {
  const text = new TextEncoder().encode(`${challenge}.${number}`);
  return leadingZeros(new Uint8Array(await crypto.subtle.digest("SHA-256", text))) >= bits;
}

/** A challenge with a number that solves it. Each further bit doubles how long that takes. */
export async function findProof(challenge: string, bits: number): Promise<string> {
  for (let first = 0; ; first += AT_ONCE) {
    const numbers = Array.from({length: AT_ONCE}, (_, index) => first + index);
    const solves = await Promise.all(numbers.map((number) => isSolution(challenge, number, bits)));
    const found = solves.indexOf(true);
    if (found >= 0) return `${challenge}.${first + found}`;
  }
}

function leadingZeros(digest: Uint8Array): number {
  const at = digest.findIndex((byte) => byte !== 0);
  return at < 0 ? digest.length * BYTE_BITS : at * BYTE_BITS + Math.clz32(digest[at] ?? 0) - 24;
}
