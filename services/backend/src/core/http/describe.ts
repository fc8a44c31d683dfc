import {z} from "@hono/zod-openapi";
import {type ErrorCode, errorReply} from "../../contract/errors.ts";

/** A good reply of a route, for its description. */
export function reply<T extends z.ZodType>(data: T, description = "Done") {
  return {description, content: {"application/json": {schema: z.object({data})}}};
}

/** Named, so that the document says once what every route may answer. */
const refused = errorReply.meta({id: "Refusal"});

/** The refusals of a route that share a status, for its description. */
export function refusal(...codes: [ErrorCode, ...ErrorCode[]]) {
  return {description: codes.join(" or "), content: {"application/json": {schema: refused}}};
}

/** A body a route cannot do without, for its description. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return {required: true, content: {"application/json": {schema}}};
}
