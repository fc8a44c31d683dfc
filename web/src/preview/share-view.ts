import type {ContentView} from "@/content/view";
import {isReleaseName} from "./session";

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 30;
/** A link is made before it is stored. */
const LENIENCE_MS = 60_000;

interface Life {
  readonly createdAt: string;
  readonly expires: string;
  readonly revoked: boolean;
}

/** Whether a link works. Never true for a link with a lifetime over 30 days or a creation date in the future. */
export function isLinkLive({createdAt, expires, revoked}: Life, now: Date): boolean {
  const [start, end] = [Date.parse(createdAt), Date.parse(expires)];
  const isShort = end - start <= LONGEST_DAYS * DAY_MS + LENIENCE_MS;
  return !revoked && isShort && start <= now.getTime() + LENIENCE_MS && now.getTime() < end;
}

interface Shared {
  readonly at: string | null;
  readonly release: string | null;
  readonly documents: readonly string[];
}

/** What a link shows: the release it names or the documents it lists. Null for any other layer of the content. */
export function shareView({at, release, documents}: Shared): ContentView | null {
  const common = {at, hasStega: false};
  if (release === null) return {...common, perspective: "drafts", documents};
  return isReleaseName(release) ? {...common, perspective: [release], documents: null} : null;
}
