// Longer segments cannot be the name of a cached page on disk.
const SEGMENT_MAX = 120;
const CONTROL = /\p{Cc}/u;

/** The segments of a path without empty ones, or null when the path is junk no page can answer. */
export function cleanSegments(pathname: string): string[] | null {
  const segments = pathname.split(/[/\\]/).filter(Boolean);
  return segments.every(isUsable) ? segments : null;
}

function isUsable(segment: string): boolean {
  if (segment.length > SEGMENT_MAX) return false;
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== "." && decoded !== ".." && !CONTROL.test(decoded);
  } catch {
    return false;
  }
}

/** Lower case, except inside percent escapes, which mean the same either way. */
export function lowerCase(segment: string): string {
  return segment.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}
