import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {cancellationStatement, statementReply, withdrawalStatement} from "../statements.ts";

const RESPONSES = {202: reply(statementReply), 400: refusal("invalid"), 429: refusal("rate_limited")};

export const withdrawal = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/withdrawals",
  tags: ["returns"],
  summary:
    "Withdraw from a contract by the number of its order; the answer is the same for every number and address",
  request: {body: jsonBody(withdrawalStatement)},
  responses: RESPONSES,
});

export const cancellation = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/cancellations",
  tags: ["returns"],
  summary: "Cancel a contract that runs on; it counts from its receipt, and a person carries it out",
  request: {body: jsonBody(cancellationStatement)},
  responses: RESPONSES,
});
