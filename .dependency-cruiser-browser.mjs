// What reaches browsers. A look of its own, at what runs: types of the contract may be named anywhere, they weigh nothing.
import rules, {TESTING, TESTS} from "./.dependency-cruiser.mjs";

export default {
  ...rules,
  forbidden: [
    {
      name: "browsers-load-no-schemas",
      comment:
        "An island and all it imports leave the library of schemas, and what is written with it, on the server: import types, or plain values such as those of `contract/*-values.ts`.",
      severity: "error",
      // `client-directives.test.ts` holds that exactly these hand over to the browser.
      from: {path: "^web/src/.*-client\\.tsx$"},
      to: {path: "node_modules/(zod|@hono/zod-openapi)/", reachable: true},
    },
  ],
  options: {
    ...rules.options,
    exclude: {path: [rules.options.exclude.path, TESTS, TESTING]},
    tsPreCompilationDeps: false,
  },
};
