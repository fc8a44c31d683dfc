import {Hono} from "hono";
import {csrf} from "hono/csrf";
import type {AppDeps} from "../config/deps.ts";
import type {Partners} from "../partner/create-partners.ts";
import {isPlatform} from "../partner/platforms.ts";
import {SWITCH_NAMES} from "../partner/switches.ts";
import {finishRun} from "./api-routes.ts";
import {controlPage} from "./control-page.ts";

export interface ControlDeps extends AppDeps {
  readonly partners: Partners;
}

export function controlRoutes({partners, url, siteUrl}: ControlDeps) {
  const find = (name: string) => (isPlatform(name) ? partners.get(name) : undefined);
  return new Hono()
    .get("/", (c) => c.html(controlPage({url, partners: [...partners.values()]})))
    .post("/partners/:platform/switches", csrf(), async (c) => {
      const partner = find(c.req.param("platform"));
      if (!partner) return c.notFound();
      const form = await c.req.parseBody();
      // A box that is not ticked is not sent.
      for (const name of SWITCH_NAMES) partner.switches[name] = form[name] === "on";
      return c.redirect(`/#${partner.platform}`, 303);
    })
    .post("/partners/:platform/runs", csrf(), async (c) => {
      const partner = find(c.req.param("platform"));
      if (!partner) return c.notFound();
      await finishRun(partner);
      return c.redirect(`/#${partner.platform}`, 303);
    })
    .post("/partners/:platform/link", csrf(), (c) => {
      const partner = find(c.req.param("platform"));
      if (!partner) return c.notFound();
      const page = new URL("/account/platforms", siteUrl);
      page.searchParams.set("platform", partner.platform);
      page.searchParams.set("partner_token", partner.grants.createPartnerToken("runner"));
      return c.redirect(page.href, 303);
    });
}
