// The allowed directions of imports. An import without an arrow here is an error:
//
//   studio ──► schemas ◄── web ──► services/backend/src/contract
//                ▲  ▲
//                │  └── services/content-lake
//                └───── services/mail, identity, payments, scripts (PLAIN_SCHEMAS only),
//                       services/backend (PLAIN_SCHEMAS and LEGAL_RULES only)
//
//   studio ──► web, only the pure files of RENDERERS
//
// Inside each source tree the folders form layers (LAYERS): a layer imports only lower layers, never higher ones, and
// never another folder of the same layer. In the backend: server ──► domains ──► core ──► contract.

// What every program has to agree on: where the product is sold, its name, what counts as this machine, and which
// secrets are for it alone.
const PLAIN_SCHEMAS = "^schemas/src/(markets|brand|delivery-days|loopback|own-value|published-secrets)\\.ts$";
// What a legal text is fingerprinted by, where it may lead, and where and from which day it applies: one meaning for
// Studio, site, notary.
const LEGAL_RULES = "^schemas/src/(fingerprint|tokens|zoned-time|fields/href-problem|legal/.*)\\.ts$";
const OURS = "^(web|studio|schemas|scripts|services)/";
// Lists and projections are plain data; the definitions bring the Studio library with them.
const STUDIO_LIBRARY = "node_modules/(sanity|styled-components|@sanity/(ui|vision|icons))/";
// Pure functions of content, exported by `web/package.json`.
const RENDERERS = "^web/src/(art/(parse-art|social-picture)|content/tokens/resolve-text|ui/flag/flags)\\.ts$";
// Every backend folder other than server, core and contract is a domain.
const BACKEND = "services/backend/src";
const DOMAIN = `^${BACKEND}/(?!(?:server|core|contract)/)([^/]+)/`;
// Rows that other domains still read by themselves. No fifth: what they know belongs in a function of their domain.
const SHARED_ROWS = `^${BACKEND}/(accounts|legal)/.*/(account|deletion|session|agreement)-repository\\.ts$`;
// Modules whose queries join another domain's rows with their own. Do not add a fourth, for the same reason.
const JOINS = `^${BACKEND}/(coaches/coach-repository|privacy/find-subject|sharing/share-reads)\\.ts$`;
export const TESTS = "\\.test\\.tsx?$";
export const TESTING = "(/(testing(/|\\.tsx?$)|test/)|^web/e2e/)";

/**
 * Layers from top to bottom: a module in one row may import from the rows below it, but neither from its own row nor
 * from those above. A name that ends in `.ts` is a file; files that are not listed form the top layer, which no row
 * below may import.
 */
const rows = (...list) =>
  Object.fromEntries(list.flatMap((row, index) => row.map((name) => [name, list.slice(index + 1).flat()])));

const DRAWING = ["ui", "art", "lib", "i18n"];
const SHARED = ["content", "client", "charts", ...DRAWING, "env"];

/**
 * Every folder of every source tree, with what it may import of the same tree. A test compares them with the folders
 * on disk: a new one has to find its place here first.
 */
export const LAYERS = {
  "web/src": {
    app: ["page-kit", "shell", "sections", "features", "preview", "proxy", ...SHARED],
    "page-kit": ["shell", "sections", "features", "preview", ...SHARED],
    shell: ["features", "preview", ...SHARED],
    sections: ["features", ...SHARED],
    features: SHARED,
    preview: ["content", "client/hydration", ...DRAWING, "env"],
    content: [...DRAWING, "env"],
    client: ["content/page-context.ts", ...DRAWING],
    charts: DRAWING,
    ui: ["art", "lib"],
    art: ["lib"],
    proxy: ["lib", "env"],
    i18n: [],
    lib: ["env"],
    env: [],
  },
  "web/server": rows(["response"], ["cache", "schedule"], ["policy"], ["transforms.ts"]),
  "services/identity/src": rows(["control"], ["partner", "providers"], ["pages"], ["config"]),
  "services/payments/src": rows(
    ["control", "shopper"],
    ["api", "routes", "tasks", "webhooks"],
    ["checkout"],
    ["billing"],
    ["answers", "payments"],
    ["money"],
    ["config"],
    ["state"],
    ["protocol"],
  ),
  "services/mail/src": rows(["smtp", "web"], ["store"]),
  "services/training/src": rows(
    ["demo"],
    ["library"],
    ["plans"],
    ["explain", "export", "workouts"],
    ["prediction"],
    ["attributes", "courses", "feet", "stress"],
    ["athlete", "curve", "edits", "files", "map", "running", "summary"],
    ["air", "balance", "cp", "load", "mean-max", "statistics", "zones"],
    ["numbers", "series"],
    ["defaults.ts"],
  ),
  "services/backend/src/training": rows(
    ["demo"],
    ["platforms"],
    ["calendar", "recordings"],
    ["plans"],
    ["power"],
    ["runs"],
  ),
  "services/content-lake/src": rows(
    ["cli"],
    ["create-lake.ts"],
    ["lake-routes.ts"],
    ["streams", "transfer"],
    ["data"],
    ["actions", "assets", "control", "history", "presence", "webhooks"],
    ["data-deps.ts"],
    ["datasets.ts"],
    ["accounts", "http"],
    ["access"],
    ["store", "query"],
    ["env.ts", "errors.ts", "ids.ts", "running-lake.ts", "types.ts"],
  ),
  "schemas/src": rows(
    ["documents"],
    ["completeness"],
    ["sections", "objects"],
    ["legal"],
    ["fields"],
    ["published-secrets.ts", "tokens.ts"],
    [
      "brand.ts",
      "closest-word.ts",
      "delivery-days.ts",
      "filters.ts",
      "fingerprint.ts",
      "localized.ts",
      "loopback.ts",
      "markets.ts",
      "page-path.ts",
      "routes.ts",
      "zoned-time.ts",
    ],
    ["days.ts", "market-law.ts"],
  ),
  studio: rows(
    ["preview"],
    ["releases", "structure"],
    ["completeness", "inputs", "lake", "legal", "server"],
    ["people", "region-time", "translation"],
    ["dialogs", "live-query", "templates", "unsaved"],
    ["env.ts"],
  ),
  "scripts/src": rows(
    ["commands"],
    ["bench", "suites"],
    ["checks", "stack", "terminal"],
    ["typegen"],
    ["browser.ts", "command.ts"],
    ["env.ts", "interruption.ts"],
  ),
};

const refuse = (name, comment, from, to) => ({name, comment, severity: "error", from, to});

const pattern = (name) => (name.endsWith(".ts") ? `${name.replaceAll(".", "\\.")}$` : `${name}/`);

const refuseAllBut = (tree, layer, below) =>
  refuse(
    `${tree}/${layer}`.replace(/\.ts$/, "").replaceAll("/", "-").concat("-imports-below"),
    `${layer} → ${below.join(", ") || "nothing else of its tree"}: never up, never sideways.`,
    {path: `^${tree}/${pattern(layer)}`, pathNot: `(${TESTS}|${TESTING})`},
    {path: `^${tree}/`, pathNot: `^${tree}/(${[layer, ...below].map(pattern).join("|")})`},
  );

export default {
  forbidden: [
    refuse(
      "schemas-import-nobody",
      "The content model is the root of the tree: it imports none of our packages.",
      {path: "^schemas/"},
      {path: OURS, pathNot: "^schemas/"},
    ),
    refuse(
      "studio-imports-schemas-and-renderers-only",
      "The Studio knows the content model, and of the site what draws and resolves content: previews then show what the site shows.",
      {path: "^studio/"},
      {path: OURS, pathNot: `(^(studio|schemas)/|${RENDERERS})`},
    ),
    refuse(
      "web-imports-schemas-and-contract-only",
      "The site reaches services over HTTP; it shares the backend's contract and the pure science of training.",
      {path: "^web/"},
      {path: OURS, pathNot: "^(web/|schemas/|services/(backend/src/contract|training)/)"},
    ),
    refuse(
      "web-stays-free-of-the-studio",
      "The Studio's library must not reach the site's bundle: import markets, brand, tokens, routes or projections.",
      {path: "^web/", pathNot: TESTS},
      {path: `(^schemas/src/index\\.ts$|${STUDIO_LIBRARY})`},
    ),
    refuse(
      "shared-lists-stay-plain",
      "What the site imports of the content model must not bring the Studio's library along.",
      {path: "^schemas/src/(markets|brand|loopback|tokens|routes|sections/projections)\\.ts$"},
      {path: STUDIO_LIBRARY, reachable: true},
    ),
    refuse(
      "lake-imports-schemas-only",
      "The content lake may read the content model, for seeding and validation.",
      {path: "^services/content-lake/"},
      {path: OURS, pathNot: "^(services/content-lake|schemas)/"},
    ),
    refuse(
      "backend-imports-plain-schemas-only",
      "The backend shares the plain facts every program agrees on, the legal rules and the pure science of training, not the content model.",
      {path: "^services/backend/src/", pathNot: TESTS},
      {path: OURS, pathNot: `(^services/(backend|training)/|${PLAIN_SCHEMAS}|${LEGAL_RULES})`},
    ),
    refuse(
      "mail-imports-nobody",
      "The mail catcher stands alone; it shares the plain facts every program agrees on.",
      {path: "^services/mail/"},
      {path: OURS, pathNot: `(^services/mail/|${PLAIN_SCHEMAS})`},
    ),
    refuse(
      "identity-imports-nobody",
      "The sign-in and partner stand-in stands alone, but for the same plain facts.",
      {path: "^services/identity/"},
      {path: OURS, pathNot: `(^services/identity/|${PLAIN_SCHEMAS})`},
    ),
    refuse(
      "payments-imports-nobody",
      "The payment stand-in stands alone, but for the same plain facts.",
      {path: "^services/payments/"},
      {path: OURS, pathNot: `(^services/payments/|${PLAIN_SCHEMAS})`},
    ),
    refuse(
      "training-imports-nobody",
      "Training science is pure functions, for Node, workers and the browser: it stands alone.",
      {path: "^services/training/"},
      {path: OURS, pathNot: "^services/training/"},
    ),
    refuse(
      "scripts-import-plain-schemas-only",
      "Repository chores start programs; they do not reach into them.",
      {path: "^scripts/"},
      {path: OURS, pathNot: `(^scripts/|${PLAIN_SCHEMAS})`},
    ),
    ...Object.entries(LAYERS).flatMap(([tree, layers]) =>
      Object.entries(layers).map(([layer, below]) => refuseAllBut(tree, layer, below)),
    ),
    refuse(
      "contract-imports-nobody",
      "What both sides parse brings nothing of the backend along.",
      {path: `^${BACKEND}/contract/`, pathNot: TESTS},
      {path: `^${BACKEND}/`, pathNot: `^${BACKEND}/contract/`},
    ),
    refuse(
      "core-knows-no-domain",
      "What several domains need imports none of them.",
      {path: `^${BACKEND}/core/`, pathNot: TESTS},
      {path: `^${BACKEND}/`, pathNot: `^${BACKEND}/(core|contract)/`},
    ),
    refuse(
      "domains-stand-below-the-server",
      "A domain is listed by the server, and knows nothing of it.",
      {path: DOMAIN, pathNot: TESTS},
      {path: `^${BACKEND}/(server/|[^/]+\\.ts$)`},
    ),
    refuse(
      "domains-meet-in-services",
      "A domain reaches another through its service: its repositories, its routes and its module are its own.",
      {path: DOMAIN, pathNot: TESTS},
      {
        path: `^${BACKEND}/.*(-repository|routes|/module)\\.ts$`,
        pathNot: `(^${BACKEND}/($1|core)/|${SHARED_ROWS})`,
      },
    ),
    refuse(
      "tables-are-read-by-their-domain",
      "A domain's tables are its own; another's refer to them, and JOINS reads them.",
      {path: DOMAIN, pathNot: `(${TESTS}|/tables\\.ts$|${JOINS})`},
      {path: `^${BACKEND}/.*/tables\\.ts$`, pathNot: `^${BACKEND}/($1|core)/`},
    ),
    refuse(
      "ui-knows-no-backend",
      "The design system and the charts know nothing of the backend.",
      {path: "^web/src/(ui|art|charts)/", pathNot: TESTS},
      {path: "^services/"},
    ),
    refuse(
      "features-are-islands",
      "A feature never imports another feature.",
      {path: "^web/src/features/([^/]+)/"},
      {path: "^web/src/features/", pathNot: "^web/src/features/$1/"},
    ),
    refuse(
      "sections-are-islands",
      "A section imports no other section and not the registry: what two of them need is a part, or moves down.",
      {path: "^web/src/sections/([^/]+)/", pathNot: `(${TESTS}|${TESTING})`},
      {path: "^web/src/sections/", pathNot: "^web/src/sections/($1|parts)/"},
    ),
    refuse(
      "testing-is-for-tests",
      "Helpers of tests stay out of what runs.",
      {path: "(^studio|/src|^web/server)/", pathNot: `(${TESTS}|${TESTING})`},
      {path: `(${TESTS}|${TESTING})`, pathNot: "node_modules/"},
    ),
    refuse(
      "resolvable",
      "Every import must be found.",
      {},
      {couldNotResolve: true, pathNot: "^server-only$"},
    ),
  ],
  options: {
    // Skips metrics that no rule uses; they would take a quarter of the run time.
    skipAnalysisNotInRules: true,
    doNotFollow: {path: "node_modules"},
    exclude: {
      path: "(^|/)(\\.next[^/]*|dist|\\.sanity|test-results|coverage)/|\\.generated\\.ts$|next-env\\.d\\.ts$",
    },
    tsPreCompilationDeps: true,
    tsConfig: {fileName: "web/tsconfig.json"},
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
