import {defineCall, reply} from "../call.ts";
import {demoPeopleReply} from "../demo.ts";

export const list = defineCall({
  action: "public",
  method: "get",
  path: "/b/demo/people",
  tags: ["accounts"],
  summary: "Whom to try the product as; only where demo people are made",
  responses: {200: reply(demoPeopleReply)},
});
