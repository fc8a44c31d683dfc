import type {IncomingMessage} from "node:http";
import {openSession, PREVIEW_COOKIE} from "../../src/preview/session.ts";

export type IsPreview = (request: IncomingMessage) => boolean;

interface PreviewRequestDeps {
  /** What preview cookies are signed with; null where there is no preview. */
  readonly secret: string | null;
  readonly now: () => Date;
}

const COOKIES = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([^;]*)`, "g");
const BLOCKED_PAGE = /^\/[a-z]{2,3}\/[a-z]{2}\/preview-blocked$/;

/**
 * Matches a browser in preview, on its way there, or shown why it cannot enter. A cookie counts only once it is
 * verified as ours: any client can set one of that name.
 */
export function createPreviewCheck({secret, now}: PreviewRequestDeps): IsPreview {
  const isOurs = (value: string) => secret !== null && openSession(value, secret, now()) !== null;
  return ({url = "/", headers}) => {
    const [path = ""] = url.split("?");
    if (path.startsWith("/api/preview/") || BLOCKED_PAGE.test(path)) return true;
    return [...(headers.cookie ?? "").matchAll(COOKIES)].some(([, value = ""]) => isOurs(value));
  };
}
