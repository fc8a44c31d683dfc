import {html} from "hono/html";
import type {HtmlEscapedString} from "hono/utils/html";
import type {Words} from "./words.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageProps {
  readonly locale: string;
  readonly words: Words;
  readonly title: string;
  readonly content: Html;
  readonly isEmbedded: boolean;
  /** Sent to the page around the frame: the address to go to, because the payment is done. */
  readonly goTo?: string;
}

/** Each page states what it is before anything else, and resembles no brand. */
export function shopperPage({locale, words, title, content, isEmbedded, goTo}: PageProps): Html {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/shopper.css">
<script src="/js/page.js" defer></script>
</head>
<body class="${isEmbedded ? "embedded" : "hosted"}" ${goTo ? html`data-go-to="${goTo}"` : ""}>
<header class="banner"><span>${words.banner}</span></header>
<main>${content}</main>
</body>
</html>`;
}
