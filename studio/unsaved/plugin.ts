import {definePlugin} from "sanity";
import {createLeaveGuard} from "./leave-guard.tsx";
import {createLeaveQuestion} from "./leave-question.ts";

const leaveQuestion = createLeaveQuestion(window);

/** A tab with edits that the content API does not have yet asks for confirmation before it closes. */
export const unsavedPlugin = definePlugin({
  name: "gradus-unsaved",
  document: {components: {unstable_layout: createLeaveGuard(leaveQuestion)}},
});
