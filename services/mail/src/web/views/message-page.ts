import {html} from "hono/html";
import type {Message} from "../../store/message.ts";
import {formatSize, formatTime, type Html, page} from "./page.ts";

const VIEWS = {
  html: "Mail",
  text: "Text",
  links: "Links",
  attachments: "Attachments",
  headers: "Headers",
  source: "Source",
};
export type View = keyof typeof VIEWS;

export function isView(name: string): name is View {
  return Object.hasOwn(VIEWS, name);
}

export interface MessagePageProps {
  readonly message: Message;
  readonly view: View;
  readonly source: string;
}

export function messagePage({message, view, source}: MessagePageProps): Html {
  const subject = message.subject || "(no subject)";
  return page({
    title: `${subject} · Inbox`,
    content: html`
<p class="back"><a href="/">Inbox</a></p>
<h1>${subject}</h1>
<dl class="facts">
<dt>From</dt><dd>${message.from}</dd>
<dt>To</dt><dd>${message.to.join(", ")}</dd>
<dt>Envelope</dt><dd>${message.envelope.from || "(empty)"} → ${message.envelope.to.join(", ")}</dd>
<dt>Received</dt><dd>${formatTime(message.received_at)}</dd>
</dl>
<nav class="tabs" aria-label="Views of this mail">${listViews(message).map((name) => tab(message, name, view))}</nav>
<section class="view" aria-label="${VIEWS[view]}">${SHOW[view](message, source)}</section>`,
  });
}

function listViews({html: body, attachments}: Message): View[] {
  return (["html", "text", "links", "attachments", "headers", "source"] as const).filter((view) => {
    if (view === "html") return body !== null;
    return view !== "attachments" || attachments.length > 0;
  });
}

function tab({id}: Message, name: View, current: View): Html {
  const href = `/messages/${id}?view=${name}`;
  if (name === current) return html`<a href="${href}" aria-current="page">${VIEWS[name]}</a>`;
  return html`<a href="${href}">${VIEWS[name]}</a>`;
}

const nothing = (what: string) => html`<p class="empty">${what}</p>`;

const SHOW: Readonly<Record<View, (message: Message, source: string) => Html>> = {
  html: ({id, subject, html: body}) =>
    body === null
      ? nothing("This mail has no HTML part.")
      : html`<iframe title="${subject}" src="/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`,
  text: ({text}) =>
    text === null ? nothing("This mail has no text part.") : html`<pre tabindex="0">${text}</pre>`,
  links: ({links}) =>
    links.length === 0
      ? nothing("This mail has no links.")
      : html`<ul class="links">${links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>`,
  attachments: ({id, attachments}) =>
    attachments.length === 0
      ? nothing("This mail has no attachments.")
      : html`<ul class="links">${attachments.map(
          ({filename, mime_type, content}, index) =>
            html`<li><a href="/messages/${id}/attachments/${index}" download>${filename}</a> ${mime_type}, ${formatSize(content.length)}</li>`,
        )}</ul>`,
  headers: ({headers}) =>
    html`<dl class="facts">${headers.map(({name, value}) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`,
  source: ({id}, source) =>
    html`<p><a href="/messages/${id}/source.eml" download>Save as .eml</a></p><pre tabindex="0">${source}</pre>`,
};
