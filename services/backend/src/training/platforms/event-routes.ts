import * as calls from "../../contract/calls/platform-events.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import type {PlatformDeps} from "./platform-deps.ts";
import {receiveEvent} from "./receive-event.ts";

const eventRoute = defineRoute(calls.event, null);

export function eventRoutes(deps: PlatformDeps) {
  return createApi().openapi(eventRoute, async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    await receiveEvent(deps, c.req.valid("param").platform, c.req.valid("header"), body);
    return c.json({data: {received: true as const}}, 200);
  });
}
