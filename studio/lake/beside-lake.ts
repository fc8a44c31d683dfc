import type {AuthConfig, PluginOptions} from "sanity";
import {peoplePlugin} from "../people/plugin.ts";
import {answerMaker} from "./answer-maker.ts";
import {answerForVercel} from "./answer-vercel.ts";
import {localLogin} from "./local-login.ts";
import {spreadStreams} from "./stream-hosts.ts";

interface BesideLake {
  readonly apiHost: string;
  readonly auth: AuthConfig;
  readonly plugins: readonly PluginOptions[];
}

/** Everything the Studio needs beside a local lake only. A build for hosted content contains none of it. */
export function besideLake(apiHost: string): BesideLake {
  spreadStreams(apiHost);
  answerMaker();
  answerForVercel();
  return {apiHost, auth: localLogin(apiHost), plugins: [peoplePlugin()]};
}
