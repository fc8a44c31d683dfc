import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {deviceEdit, deviceList, deviceRemoval, device as deviceReply} from "../gear.ts";
import {DEVICE_PRODUCTS} from "../gear-values.ts";

const tags = ["devices"];
export const product = z
  .string()
  .max(64)
  .openapi({description: DEVICE_PRODUCTS.join(", ")});
const params = z.object({id: z.string().max(64), product});
export const oneParams = params.extend({device_id: z.string().max(64)});

export const list = defineCall({
  action: "gear.read",
  method: "get",
  path: "/b/api/v1/users/{id}/devices/{product}",
  tags,
  summary: "The devices of a product that are paired now",
  request: {params},
  responses: {200: reply(deviceList), ...GUARDED},
});

export const rename = defineCall({
  action: "user.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/devices/{product}/{device_id}",
  tags,
  summary: "Call a device something, or take the name away",
  request: {params: oneParams, body: jsonBody(deviceEdit)},
  responses: {200: reply(deviceReply), 400: refusal("invalid"), ...GUARDED},
});

export const remove = defineCall({
  action: "user.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/devices/{product}/{device_id}",
  tags,
  summary: "Unpair a device; what it recorded stays. Works twice",
  request: {params: oneParams},
  responses: {200: reply(deviceRemoval), ...GUARDED},
});
