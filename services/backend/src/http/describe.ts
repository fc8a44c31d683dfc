import {z} from "@hono/zod-openapi";
import {type ErrorCode, errorReply} from "../contract.ts";

/** A good reply of a route, for its description. */
export function reply<T extends z.ZodType>(data: T, description = "Done") {
  return {description, content: {"application/json": {schema: z.object({data})}}};
}

/** A refusal of a route, for its description. */
export function refusal(code: ErrorCode) {
  return {description: code, content: {"application/json": {schema: errorReply}}};
}
