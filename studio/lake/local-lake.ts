import type {AuthConfig, PluginOptions} from "sanity";
import {peoplePlugin} from "../people/plugin.ts";
import {localLogin} from "./local-login.ts";
import {spreadStreams} from "./stream-hosts.ts";
import {stubSanityRequests} from "./stub-sanity-requests.ts";
import {stubVercelRequests} from "./stub-vercel-requests.ts";

interface LocalLake {
  readonly apiHost: string;
  readonly auth: AuthConfig;
  readonly plugins: readonly PluginOptions[];
}

/** Everything the Studio needs beside a local lake only. A build for hosted content contains none of it. */
export function localLake(apiHost: string): LocalLake {
  spreadStreams(apiHost);
  stubSanityRequests();
  stubVercelRequests();
  return {apiHost, auth: localLogin(apiHost), plugins: [peoplePlugin()]};
}
