/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers about 0 with a deviation of 1, never beyond ±3.5: four uniform ones and no more. */
export const normalNumbers = (random: () => number) => () =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** Numbers about 0 with a deviation of 1 that wander: each is close to the last, and forgotten after so many. */
export function wanderingNumbers(random: () => number, memory: number): () => number {
  const normal = normalNumbers(random);
  const decay = Math.exp(-1 / memory);
  const fresh = Math.sqrt(1 - decay ** 2);
  let value = normal();
  return () => {
    value = decay * value + fresh * normal();
    return value;
  };
}
