import {type Context, Hono} from "hono";
import {z} from "zod";
import type {Partner, Partners} from "../partner/create-partners.ts";
import {isPlatform} from "../partner/platforms.ts";
import {SWITCH_NAMES} from "../partner/switches.ts";

const switchesBody = z.partialRecord(z.enum(SWITCH_NAMES), z.boolean());

/** The control page's twin for tests and scripts. */
export function apiRoutes(partners: Partners) {
  const find = (c: Context) => {
    const name = c.req.param("platform") ?? "";
    return isPlatform(name) ? (partners.get(name) ?? null) : null;
  };
  const unknown = (c: Context) => c.json({err: {code: "not_found", message: "No such platform"}}, 404);

  return new Hono()
    .use(async (c, next) => {
      // Pages of other origins cannot set this type without a CORS preflight, and no route answers preflights.
      const isJson = c.req.header("content-type") === "application/json";
      if (c.req.method !== "GET" && !isJson)
        return c.json({err: {code: "invalid", message: "JSON only"}}, 415);
      return next();
    })
    .get("/partners", (c) => c.json({data: [...partners.values()].map(describe)}))
    .patch("/partners/:platform/switches", async (c) => {
      const partner = find(c);
      if (!partner) return unknown(c);
      const {data} = switchesBody.safeParse(await c.req.json());
      if (!data) return c.json({err: {code: "invalid", message: `Switches: ${SWITCH_NAMES}`}}, 400);
      Object.assign(partner.switches, data);
      return c.json({data: describe(partner)});
    })
    .post("/partners/:platform/runs", async (c) => {
      const partner = find(c);
      return partner ? c.json({data: await finishRun(partner)}, 201) : unknown(c);
    })
    .post("/partners/:platform/partner-token", (c) => {
      const partner = find(c);
      if (!partner) return unknown(c);
      return c.json({data: {partner_token: partner.grants.createPartnerToken("runner")}}, 201);
    });
}

export async function finishRun({records, webhooks}: Partner) {
  const {id} = records.recordRun("runner");
  await webhooks.send("activity.created", {activity_id: id, external_id: "runner"});
  return {id, deliveries: webhooks.deliveries()};
}

function describe({platform, switches, webhooks}: Partner) {
  return {platform, switches, deliveries: webhooks.deliveries()};
}
