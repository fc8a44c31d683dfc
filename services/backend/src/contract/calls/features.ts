import {defineCall, refusal, reply} from "../call.ts";
import {featuresQuery, featuresReply} from "../features.ts";

export const list = defineCall({
  action: "public",
  method: "get",
  path: "/b/features",
  tags: ["features"],
  summary: "Which features are on for whoever asks; one that is not listed is off",
  request: {query: featuresQuery},
  responses: {200: reply(featuresReply), 400: refusal("invalid")},
});
