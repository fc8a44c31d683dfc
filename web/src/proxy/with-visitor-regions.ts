import {isRegion, type Region} from "@gradus/schemas/markets";
import {REGION_COOKIE, readCookie} from "@/lib/cookies";
import type {VisitorRegions} from "./resolve-path";

export function preferredRegion(request: Request): Region | null {
  const value = readCookie(REGION_COOKIE, request.headers.get("cookie") ?? "");
  return value !== null && isRegion(value) ? value : null;
}

/** Detects the visitor's region only when there is no preference. A failure is logged, not shown. */
export async function withDetectedRegion(
  preferred: Region | null,
  detect: () => Promise<Region | null>,
): Promise<VisitorRegions> {
  if (preferred) return {preferred, detected: null};
  try {
    return {preferred, detected: await detect()};
  } catch (error) {
    console.error("The visitor's region could not be detected", error);
    return {preferred, detected: null};
  }
}
