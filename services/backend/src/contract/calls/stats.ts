import {defineCall, reply} from "../call.ts";
import {userStatsReply} from "../stats.ts";

export const userStats = defineCall({
  action: "public",
  method: "get",
  path: "/b/stats/user",
  tags: ["stats"],
  summary: "How many people run with us and how far; null while a number is too small to show",
  responses: {200: reply(userStatsReply)},
});
