import type {IncomingMessage} from "node:http";
import {openSession, PREVIEW_COOKIE} from "../../src/preview/session.ts";

/** Whether a request is answered under the looser rules of previews. */
export type IsPreview = (request: IncomingMessage) => boolean;

interface PreviewRequestDeps {
  /** What preview cookies are signed with; null where there is no preview. */
  readonly secret: string | null;
  readonly now: () => Date;
}

const COOKIES = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([^;]*)`, "g");
const BLOCKED_PAGE = /^\/[a-z]{2,3}\/[a-z]{2}\/preview-blocked$/;

/**
 * A browser in preview, on its way there, or told why it cannot. A cookie counts once it proves to be ours: anybody can
 * write its name.
 */
export function createPreviewCheck({secret, now}: PreviewRequestDeps): IsPreview {
  const isOurs = (value: string) => secret !== null && openSession(value, secret, now()) !== null;
  return ({url = "/", headers}) => {
    const [path = ""] = url.split("?");
    if (path.startsWith("/api/preview/") || BLOCKED_PAGE.test(path)) return true;
    return [...(headers.cookie ?? "").matchAll(COOKIES)].some(([, value = ""]) => isOurs(value));
  };
}
