const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** Unix seconds, whole, of an XML time; one without a zone is taken as UTC. NaN for what is no time. */
export function parseTime(text: string): number {
  const milliseconds = Date.parse(HAS_ZONE.test(text) ? text : `${text}Z`);
  return Math.floor(milliseconds / 1000);
}

/** A finite number, or NaN; unlike `Number`, nothing is not 0. */
export function parseNumber(text: string): number {
  const value = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : Number.NaN;
}
