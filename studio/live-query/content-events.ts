import {defer, map} from "rxjs";
import type {SanityClient, SanityDocument} from "sanity";

interface Listening {
  readonly listen: string;
  readonly params: Record<string, string | string[]>;
  /** Whether a change brings its document along. */
  readonly includeResult: boolean;
}

/**
 * Change events of documents. After a welcome no event is missed, but anything read before it has to be read again.
 * A browser retries a connection silently, so a stream that does not open, or does not reopen, fails.
 */
export const contentEvents = (client: SanityClient, {listen, params, includeResult}: Listening) =>
  defer(() => {
    let isOpen = false;
    const events = client.listen<SanityDocument>(listen, params, {
      events: ["welcome", "mutation", "reconnect"],
      includeResult,
      includeAllVersions: true,
      visibility: "query",
    });
    return events.pipe(
      map((event) => {
        if (!isOpen && event.type === "reconnect") throw new Error("The stream of changes does not open.");
        isOpen = event.type !== "reconnect";
        return event;
      }),
    );
  });
