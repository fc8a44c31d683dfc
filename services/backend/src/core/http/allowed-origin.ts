import {isBrowserLoopbackUrl} from "@gradus/schemas/loopback";
import type {Context} from "hono";

interface OriginDeps {
  readonly siteUrl: string;
  readonly studioUrl: string | null;
  /** Paths that the Studio's pages call. */
  readonly studioPaths: readonly RegExp[];
}

/** Which pages may read an answer: the site's all, the Studio's what they call, and no others. */
export function createOriginRule({siteUrl, studioUrl, studioPaths}: OriginDeps) {
  return (origin: string, {req}: Context): string | null => {
    if (isSame(origin, siteUrl)) return origin;
    const isCalled = studioUrl !== null && studioPaths.some((path) => path.test(req.path));
    return isCalled && isSame(origin, studioUrl) ? origin : null;
  };
}

/** This machine has several names, and a browser takes each for another origin. */
function isSame(origin: string, url: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [requestOrigin, own] = [new URL(origin), new URL(url)];
  if (requestOrigin.origin === own.origin) return true;
  const isHere = isBrowserLoopbackUrl(origin) && isBrowserLoopbackUrl(url);
  return isHere && requestOrigin.protocol === own.protocol && requestOrigin.port === own.port;
}
