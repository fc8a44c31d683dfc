import {Hono} from "hono";
import {z} from "zod";
import {finishSessionAction, paySession} from "../checkout/pay-session.ts";
import {FAULT_NAMES} from "../config/faults.ts";
import {closeDispute} from "../payments/disputes.ts";
import {closeReview, reviewCharge} from "../payments/reviews.ts";
import {ApiError} from "../protocol/errors.ts";
import {isStep} from "../state/clock.ts";
import {requireObject} from "../state/find.ts";
import type {ControlDeps} from "./control-deps.ts";
import {payBody, toPayInput} from "./pay-body.ts";

const faultsBody = z.partialRecord(z.enum(FAULT_NAMES), z.boolean());
const clockBody = z.strictObject({forward_s: z.number().refine(isStep)});
const disputeBody = z.strictObject({status: z.enum(["won", "lost"])});
const reviewBody = z.strictObject({reason: z.enum(["approved", "refunded_as_fraud"])});

/** The control page's twin for tests and scripts, as JSON. */
export function controlApiRoutes({shop, faults, courier, runDue}: ControlDeps) {
  const {store} = shop;
  return (
    new Hono()
      .onError((error, c) => {
        if (error instanceof ApiError) return c.json(error.toBody(), error.status);
        if (error instanceof z.ZodError) return c.json({error: {message: z.prettifyError(error)}}, 400);
        // Its message quotes what was sent, a card's number among it.
        if (error instanceof SyntaxError) return c.json({error: {message: "This is no JSON"}}, 400);
        throw error;
      })
      .use(async (c, next) => {
        // Pages of other origins cannot set this type without a CORS preflight, and no route answers preflights.
        const isJson = c.req.header("content-type") === "application/json";
        if (c.req.method !== "GET" && !isJson) return c.json({error: {message: "JSON only"}}, 415);
        return next();
      })
      .post("/sessions/:id/pay", async (c) => {
        const body = payBody.parse(await c.req.json());
        const id = c.req.param("id");
        runDue();
        const session = requireObject(store, "checkout.session", id);
        const year = new Date(shop.clock.ms()).getUTCFullYear();
        const input = toPayInput(body, session.shipping_address_collection !== null, year);
        if (!input) return c.json({error: {message: "Use a test card."}}, 400);
        const result = store.transaction(() => {
          const paid = paySession(shop, id, input);
          if (paid.outcome !== "requires_action") return paid;
          return finishSessionAction(shop, id, body.three_d_secure === "complete");
        });
        return c.json({data: result});
      })
      .post("/clock", async (c) => {
        const {forward_s} = clockBody.parse(await c.req.json());
        shop.clock.moveForward(forward_s);
        runDue();
        return c.json({data: {now: shop.clock.now()}});
      })
      .get("/clock", (c) => c.json({data: {now: shop.clock.now()}}))
      .get("/faults", (c) => c.json({data: faults}))
      .patch("/faults", async (c) => {
        Object.assign(faults, faultsBody.parse(await c.req.json()));
        return c.json({data: faults});
      })
      .get("/deliveries", (c) => c.json({data: store.list("local.delivery")}))
      .post("/deliveries/:id/resend", async (c) =>
        (await courier.resend(c.req.param("id")))
          ? c.json({data: store.get("local.delivery", c.req.param("id"))})
          : c.json({error: {message: "No such delivery"}}, 404),
      )
      // Resolves when everything that is due was done and delivered, as far as receivers answer.
      .post("/settle", async (c) => {
        runDue();
        await courier.round();
        const waiting = store.list("local.delivery").filter(({state}) => state === "waiting").length;
        return c.json({data: {waiting}});
      })
      .post("/disputes/:id/close", async (c) => {
        const {status} = disputeBody.parse(await c.req.json());
        const dispute = requireObject(store, "dispute", c.req.param("id"));
        return c.json({data: store.transaction(() => closeDispute(shop, dispute, status))});
      })
      // The provider looks again at what it let pass.
      .post("/charges/:id/review", async (c) => {
        const charge = requireObject(store, "charge", c.req.param("id"));
        return c.json({data: store.transaction(() => reviewCharge(shop, charge))});
      })
      .post("/reviews/:id/close", async (c) => {
        const {reason} = reviewBody.parse(await c.req.json());
        const review = requireObject(store, "review", c.req.param("id"));
        return c.json({data: store.transaction(() => closeReview(shop, review, reason))});
      })
  );
}
