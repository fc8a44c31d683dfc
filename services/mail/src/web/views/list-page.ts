import {html} from "hono/html";
import type {Summary} from "../../store/message.ts";
import {formatSize, formatTime, type Html, page} from "./page.ts";

export interface ListPageProps {
  readonly search: string;
  readonly messages: readonly Summary[];
  readonly total: number;
}

export function listPage({search, messages, total}: ListPageProps): Html {
  const count = search ? `${messages.length} of ${total}` : `${total}`;
  return page({
    title: search ? `${search} · Inbox` : "Inbox",
    content: html`
<div class="head">
<h1>Inbox <span class="count">${count}</span></h1>
<form class="search" action="/" method="get" role="search">
<label for="q">Address or subject</label>
<div class="row"><input id="q" name="q" type="search" value="${search}" autocomplete="off"><button>Search</button></div>
</form>
</div>
${messages.length > 0 ? messageList(messages) : emptyList(search)}
<div class="actions">
<a class="button" href="${search ? `/?q=${encodeURIComponent(search)}` : "/"}">Refresh</a>
${total > 0 ? html`<form action="/delete-all" method="post"><button class="danger">Delete all ${total}</button></form>` : ""}
</div>`,
  });
}

function messageList(messages: readonly Summary[]): Html {
  return html`<ol class="list">${messages.map(
    (message) => html`
<li><a href="/messages/${message.id}">
<span class="subject">${message.subject || "(no subject)"}</span>
<span class="who">${message.envelope.to.join(", ")}</span>
<span class="meta">${formatTime(message.received_at)} · ${formatSize(message.size)}${attachmentCount(message.attachments)}</span>
</a></li>`,
  )}</ol>`;
}

function attachmentCount(count: number) {
  if (count === 0) return "";
  return count === 1 ? " · 1 attachment" : ` · ${count} attachments`;
}

function emptyList(search: string): Html {
  if (search) return html`<p class="empty">No mail to or about “${search}”. <a href="/">Show all</a></p>`;
  return html`<p class="empty">No mail yet. Sign up for the newsletter on the site, then refresh.</p>`;
}
