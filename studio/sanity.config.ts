import {schemaTypes} from "@gradus/schemas";
import {brand} from "@gradus/schemas/brand";
import {visionTool} from "@sanity/vision";
import {defineConfig} from "sanity";
import {structureTool} from "sanity/structure";
import {completenessPlugin, reportsPlugin} from "./completeness/plugin.ts";
import {isDevelopment, readStudioEnv} from "./env.ts";
import {inputsPlugin} from "./inputs/plugin.ts";
import {localLake} from "./lake/local-lake.ts";
import {legalPlugin} from "./legal/plugin.ts";
import {previewPlugin} from "./preview/plugin.ts";
import {scheduleInRegion} from "./releases/document-actions.ts";
import {releasesPlugin} from "./releases/plugin.ts";
import {documentActions, languageTemplates, newDocumentOptions} from "./structure/documents.ts";
import {structure} from "./structure/structure.ts";
import {translationPlugin} from "./translation/plugin.ts";
import {unsavedPlugin} from "./unsaved/plugin.ts";
import {retryReads} from "./unsaved/retry-reads.ts";

const HOSTED = "https://api.sanity.io";
const {projectId, dataset, apiHost} = readStudioEnv();
// The bundler puts a value in place of the name. Without one the condition is false, and the folder stays out: that
// works only in the file that imports the folder, not through a constant of env.ts.
const lake = process.env.SANITY_STUDIO_API_HOST && apiHost ? localLake(apiHost) : null;
retryReads(apiHost ?? HOSTED);

export default defineConfig({
  title: brand.name,
  projectId,
  dataset,
  ...(lake && {apiHost: lake.apiHost}),
  // Always with a token: the backend knows people by it, and a cookie of the content API would never reach it.
  auth: lake?.auth ?? {loginMethod: "token"},
  // In the order of their tools in the bar.
  plugins: [
    structureTool({structure}),
    previewPlugin(),
    completenessPlugin(),
    legalPlugin(),
    reportsPlugin(),
    inputsPlugin(),
    translationPlugin(),
    releasesPlugin(),
    unsavedPlugin(),
    ...(lake?.plugins ?? []),
    ...(isDevelopment ? [visionTool()] : []),
  ],
  schema: {types: schemaTypes, templates: (defaults) => [...defaults, ...languageTemplates()]},
  document: {
    actions: (actions, context) => scheduleInRegion(documentActions(actions, context), context),
    newDocumentOptions,
  },
  // Set explicitly, otherwise the Studio does not ask plugins for actions on releases.
  releases: {enabled: true},
  // Releases and scheduled drafts cover it; the older plugin would offer a second way.
  scheduledPublishing: {enabled: false},
  announcements: {enabled: false},
});
