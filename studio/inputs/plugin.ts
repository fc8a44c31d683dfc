import {definePlugin} from "sanity";
import {ChooseInput} from "./choose-input.tsx";
import {BodyPlugins} from "./portable-text/body-plugins.tsx";
import {SectionItem} from "./sections/section-item.tsx";

export const inputsPlugin = definePlugin({
  name: "gradus-inputs",
  form: {components: {input: ChooseInput, item: SectionItem, portableText: {plugins: BodyPlugins}}},
});
