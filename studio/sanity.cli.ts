import {defineCliConfig} from "sanity/cli";

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? "gradus",
    dataset: process.env.SANITY_STUDIO_DATASET ?? "production",
  },
  // The Studio must build and run without a network; an upgrade is a change of the lockfile.
  deployment: {autoUpdates: false},
  schemaExtraction: {path: "schema.json", enforceRequiredFields: true},
  typegen: {
    path: "../web/src/content/**/*.ts",
    schema: "schema.json",
    generates: "../web/src/content/sanity.generated.ts",
    overloadClientMethods: true,
  },
});
