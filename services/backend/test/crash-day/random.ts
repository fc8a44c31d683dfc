/** The same numbers for the same seed, from 0 up to 1. Mulberry32: small, and good enough to choose with. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least: number, most: number) => least + next() * (most - least),
    pick<const T extends readonly [unknown, ...unknown[]]>(choices: T): T[number] {
      return choices[Math.floor(next() * choices.length)] ?? choices[0];
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
