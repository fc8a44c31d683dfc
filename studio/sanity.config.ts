import {schemaTypes} from "@gradus/schemas";
import {defineConfig} from "sanity";
import {structureTool} from "sanity/structure";

export default defineConfig({
  name: "gradus",
  title: "Gradus",
  projectId: "gradus",
  dataset: "production",
  plugins: [structureTool()],
  schema: {types: schemaTypes},
});
