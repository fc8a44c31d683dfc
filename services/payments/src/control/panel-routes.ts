import {Hono} from "hono";
import {csrf} from "hono/csrf";
import {FAULT_NAMES} from "../config/faults.ts";
import {readForm} from "../protocol/typed-form.ts";
import {isStep} from "../state/clock.ts";
import type {ControlDeps} from "./control-deps.ts";
import {LISTED, listPage, objectPage, panelPage} from "./panel-page.ts";

export function panelRoutes({shop, faults, courier, runDue}: ControlDeps) {
  const findKind = (name: string) => [...LISTED, "event" as const].find((kind) => kind === name) ?? null;
  return new Hono()
    .get("/", (c) => {
      runDue();
      return c.html(panelPage({shop, faults}));
    })
    .get("/panel/objects/:kind", (c) => {
      const kind = findKind(c.req.param("kind"));
      return kind ? c.html(listPage(kind, shop.store.list(kind))) : c.notFound();
    })
    .get("/panel/objects/:kind/:id", (c) => {
      const kind = findKind(c.req.param("kind"));
      const object = kind && shop.store.get(kind, c.req.param("id"));
      return kind && object ? c.html(objectPage(kind, object)) : c.notFound();
    })
    .use("/panel/*", csrf())
    .post("/panel/clock", async (c) => {
      const {forward_s} = await readForm(c);
      const seconds = Number(forward_s);
      if (!isStep(seconds)) return c.notFound();
      shop.clock.moveForward(seconds);
      runDue();
      return c.redirect("/", 303);
    })
    .post("/panel/faults", async (c) => {
      const form = await readForm(c);
      // A box that is not ticked is not sent.
      for (const name of FAULT_NAMES) faults[name] = form[name] === "on";
      return c.redirect("/", 303);
    })
    .post("/panel/deliveries/:id/resend", async (c) => {
      await courier.resend(c.req.param("id"));
      return c.redirect("/", 303);
    });
}
