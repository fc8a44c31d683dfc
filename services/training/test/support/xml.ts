/** A TCX or GPX file as bytes. */
export function xml(text: string): Uint8Array {
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
}

/** ISO time of a second after 2026-03-01T08:00:00Z. */
export function at(second: number): string {
  return new Date((UNIX0 + second) * 1000).toISOString();
}

export const UNIX0 = 1_772_352_000;
export const NOW = UNIX0 + 86_400;
