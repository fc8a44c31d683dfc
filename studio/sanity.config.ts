import {schemaTypes} from "@gradus/schemas";
import {brand} from "@gradus/schemas/brand";
import {visionTool} from "@sanity/vision";
import {defineConfig} from "sanity";
import {structureTool} from "sanity/structure";
import {isDevelopment, readStudioEnv} from "./env.ts";
import {answerMaker} from "./lake/answer-maker.ts";
import {localLogin} from "./lake/local-login.ts";
import {spreadStreams} from "./lake/stream-hosts.ts";
import {documentActions, languageTemplates, newDocumentOptions} from "./structure/documents.ts";
import {structure} from "./structure/structure.ts";

const {projectId, dataset, apiHost} = readStudioEnv();
if (apiHost) {
  spreadStreams(apiHost);
  answerMaker();
}

export default defineConfig({
  title: brand.name,
  projectId,
  dataset,
  ...(apiHost && {apiHost, auth: localLogin(apiHost)}),
  plugins: [structureTool({structure}), ...(isDevelopment ? [visionTool()] : [])],
  schema: {types: schemaTypes, templates: (defaults) => [...defaults, ...languageTemplates()]},
  document: {actions: documentActions, newDocumentOptions},
  // Releases and scheduled drafts cover it; the older plugin would offer a second way.
  scheduledPublishing: {enabled: false},
  announcements: {enabled: false},
});
