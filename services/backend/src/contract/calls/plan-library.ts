import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {planLibrary, planLibraryQuery} from "../plan-library.ts";

export const plans = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/plans/library",
  tags: ["planning"],
  summary: "Plans everybody can start",
  request: {query: planLibraryQuery},
  responses: {
    200: reply(planLibrary),
    304: {description: "As it was"},
    400: refusal("invalid"),
    ...GUARDED,
  },
});
