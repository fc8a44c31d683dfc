import {definePlugin} from "sanity";
import {createLeaveGuard} from "./leave-guard.tsx";
import {createLeavePrompt} from "./leave-prompt.ts";

const leavePrompt = createLeavePrompt(window);

export const unsavedPlugin = definePlugin({
  name: "gradus-unsaved",
  document: {components: {unstable_layout: createLeaveGuard(leavePrompt)}},
});
