import {SANITY_VERSION} from "sanity";

const VERSIONS = "https://sanity-cdn.com/v1/modules/";
const FEEDBACK = "https://api.sanity.io/vX/intake/feedback";

/**
 * Answers in the page the requests the Studio would send to Sanity's own hosts: whether there is a newer version, and
 * whether feedback can be sent. With a local lake, the page's policy blocks both hosts; without an answer, each
 * request would log errors.
 */
export function stubSanityRequests(): void {
  if (typeof window === "undefined" || typeof window.fetch !== "function") return;
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // The lockfile decides about versions: the one that runs is the newest there is.
    if (url.startsWith(VERSIONS))
      return Response.json({packageVersion: SANITY_VERSION, latest: SANITY_VERSION});
    if (url.startsWith(FEEDBACK)) return new Response(null, {status: 404});
    return fetchOnce(input, init);
  };
}
