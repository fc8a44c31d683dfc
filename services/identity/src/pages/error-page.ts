import {html} from "hono/html";
import {type Html, page} from "./page.ts";

export interface ErrorPageProps {
  /** The code as the protocol names it. */
  readonly error: string;
  readonly detail: string | null;
}

export function errorPage({error, detail}: ErrorPageProps): Html {
  return page({
    title: "Not possible",
    notice: "Local stand-in. No real provider was asked.",
    content: html`<h1>This sign-in cannot go on</h1>
<p class="lead">${detail ?? "The request does not fit what was registered."}</p>
<p><code>${error}</code></p>`,
  });
}
