import {definePlugin} from "sanity";
import {presentationTool} from "sanity/presentation";
import {readStudioEnv} from "../env.ts";
import {createLocations} from "./addresses/locations.ts";
import {mainDocuments} from "./addresses/main-documents.ts";
import {parseAddress} from "./addresses/site-address.ts";
import {PreviewHeader} from "./header/preview-header.tsx";
import {shareAction} from "./share/share-action.tsx";

const {siteUrl} = readStudioEnv();

/** The market that the Presentation tool currently shows: its own address contains the previewed one. */
const currentMarket = () =>
  parseAddress(new URLSearchParams(globalThis.location?.search).get("preview") ?? "", siteUrl);

export const previewPlugin = definePlugin({
  name: "gradus-preview",
  plugins: [
    presentationTool({
      previewUrl: {
        initial: `${siteUrl}/us/en`,
        // Links that need no account are ours: they end, and they show no more than was chosen.
        previewMode: {enable: "/api/preview/enable", disable: "/api/preview/exit", shareAccess: false},
      },
      allowOrigins: [siteUrl],
      resolve: {mainDocuments, locations: createLocations(currentMarket)},
      components: {unstable_header: {component: PreviewHeader}},
    }),
  ],
  document: {actions: (actions, {schemaType}) => [...actions, ...shareAction(schemaType)]},
});
