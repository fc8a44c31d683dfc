import {html} from "hono/html";
import type {HtmlEscapedString} from "hono/utils/html";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageProps {
  readonly title: string;
  /** Shown beside the logo: on whose behalf this page is served. */
  readonly notice: string;
  readonly content: Html;
}

/** No page needs a script. */
export function page({title, notice, content}: PageProps): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="bar">
<a class="home" href="/"><svg viewBox="0 0 62 50" width="30" height="24" aria-hidden="true"><path d="M2 44 58 24M4 43V20M17 38.5V26.500M30 34V18M43 29.500V17.500M56 25V2" fill="none" stroke="currentColor" stroke-width="4.600"></path></svg> Stand-ins</a>
<p>${notice}</p>
</header>
<main>${content}</main>
</body>
</html>`;
}
