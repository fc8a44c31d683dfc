import {readFile} from "node:fs/promises";
import {createRequire} from "node:module";
import {brand} from "@gradus/schemas/brand";
import {compress} from "hono/compress";
import type {Api} from "../api.ts";

const DOCUMENT_PATH = "/b/openapi.json";
const PAGE_PATH = "/b/docs";
const TITLE = `${brand.name} backend`;
const AN_HOUR = "public, max-age=3600";

/** The page runs the renderer's files and ours, all from this origin, and connects to no other. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PAGE_PATH}/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<noscript><p>This page needs scripts. The document itself: <a href="${DOCUMENT_PATH}">${DOCUMENT_PATH}</a></p></noscript>
<script src="${PAGE_PATH}/swagger-ui-bundle.js"></script>
<script src="${PAGE_PATH}/start.js"></script>
</body>
</html>
`;

// Without `validatorUrl: null` the page would send the document's address to a third party's validator.
const START = `SwaggerUIBundle(${JSON.stringify({
  url: DOCUMENT_PATH,
  dom_id: "#docs",
  validatorUrl: null,
  deepLinking: true,
  docExpansion: "none",
})});
`;

const renderer = createRequire(import.meta.url);
const fromRenderer = (name: string) => readFile(renderer.resolve(`swagger-ui-dist/${name}`), "utf8");

const FILES = {
  "swagger-ui.css": {type: "text/css", read: () => fromRenderer("swagger-ui.css")},
  "swagger-ui-bundle.js": {type: "text/javascript", read: () => fromRenderer("swagger-ui-bundle.js")},
  "start.js": {type: "text/javascript", read: async () => START},
} as const;

export function addDocs(app: Api) {
  app.doc31(DOCUMENT_PATH, {openapi: "3.1.0", info: {title: TITLE, version: "1"}});
  app.get(PAGE_PATH, (c) => {
    c.header("content-security-policy", POLICY);
    return c.html(PAGE);
  });
  app.use(`${PAGE_PATH}/*`, compress());
  for (const [name, {type, read}] of Object.entries(FILES)) {
    app.get(`${PAGE_PATH}/${name}`, async (c) => {
      c.header("cache-control", AN_HOUR);
      return c.body(await read(), 200, {"content-type": `${type}; charset=utf-8`});
    });
  }
}
