import {html} from "hono/html";
import {type Html, page} from "./page.ts";

export function notFoundPage(): Html {
  return page({
    title: "Not found · Inbox",
    content: html`<h1>This mail is gone</h1><p class="empty">Only the newest 200 are kept. <a href="/">Back to the inbox</a></p>`,
  });
}
