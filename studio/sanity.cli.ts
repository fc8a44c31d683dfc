import {defineCliConfig} from "sanity/cli";
import {readStudioEnv} from "./env.ts";

const {projectId, dataset} = readStudioEnv();

export default defineCliConfig({
  api: {projectId, dataset},
  // The Studio must build and run without a network; an upgrade is a change of the lockfile.
  deployment: {autoUpdates: false},
  // The bundler replaces only names that have a value; this one decides what the bundle contains.
  vite: (config) => ({
    ...config,
    define: {"process.env.SANITY_STUDIO_API_HOST": '""', ...config.define},
  }),
  schemaExtraction: {path: "schema.json", enforceRequiredFields: true},
  typegen: {
    path: "../web/src/content/**/*.ts",
    schema: "schema.json",
    generates: "../web/src/content/sanity.generated.ts",
    overloadClientMethods: true,
  },
});
