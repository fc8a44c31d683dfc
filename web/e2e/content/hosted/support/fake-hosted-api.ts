import type {BrowserContext, Route} from "@playwright/test";
import {env} from "../../../support/env";
import {API_HOST, PROJECT} from "./hosted";

/** What the hosted service answers to an unauthenticated caller. */
const PROVIDERS = {
  thirdPartyLogin: false,
  providers: [{name: "google", title: "Google", url: `https://${API_HOST}/v1/auth/login/google`}],
};
// One word, and silence for longer than any story: an answer made by a test cannot stay open.
const SILENT_STREAM = 'retry: 600000\nevent: welcome\ndata: {"listenerName":"played"}\n\n';

/**
 * Keeps the browser off the internet. If `isSignedIn`, the running lake answers requests to the hosted project as its
 * administrator; everything else is refused. Returns the growing list of all requested addresses.
 */
export async function fakeHostedApi(context: BrowserContext, isSignedIn: boolean): Promise<readonly URL[]> {
  const urls: URL[] = [];
  await context.routeWebSocket(/.*/, (socket) => {
    urls.push(new URL(socket.url()));
  });
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    urls.push(url);
    if (url.hostname === "localhost" || url.hostname === "127.0.0.1") return route.continue();
    if (url.hostname !== API_HOST) return route.abort();
    if (url.pathname.endsWith("/auth/providers")) return route.fulfill({json: PROVIDERS});
    if (!isSignedIn) return route.fulfill({status: 401, json: {statusCode: 401, error: "Unauthorized"}});
    return answerFromLake(route, url);
  });
  return urls;
}

async function answerFromLake(route: Route, url: URL): Promise<void> {
  if (/\/data\/(listen|live)\//.test(url.pathname)) {
    return route.fulfill({contentType: "text/event-stream", body: SILENT_STREAM});
  }
  const path = url.pathname.replace(`/projects/${PROJECT}`, `/projects/${env.SANITY_PROJECT_ID}`);
  const {
    authorization: _theirs,
    host: _host,
    origin: _origin,
    ...headers
  } = await route.request().allHeaders();
  const response = await route.fetch({
    url: `${env.SANITY_API_HOST}${path}${url.search}`,
    headers: {...headers, authorization: `Bearer ${env.SANITY_WRITE_TOKEN}`},
  });
  return route.fulfill({response});
}
