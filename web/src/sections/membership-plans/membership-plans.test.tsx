import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {CONTEXT, render} from "../testing/render";

it("chooser: shows price, terms and the cancellation rule together", () => {
  const text = visibleText(render("membershipPlans"));
  expect(text).toContain("You can cancel at any time.");
  expect(text).toMatch(/Monthly No commitment\. €12.99 incl\. 19% VAT per month/);
  expect(text).toContain("Renews every month");
});

it("chooser: the first plan is chosen, and one radio group holds them all", () => {
  const markup = render("membershipPlans", {plans: ["membership-monthly"]});
  expect(markup.match(/checked=""/g)).toHaveLength(1);
  expect(markup).toContain("<legend");
});

it("chooser: shows with the terms what a year of payments costs, and how long membership is free first", () => {
  const text = visibleText(render("membershipPlans"));
  expect(text).toContain("30 days of membership free");
  expect(text).toMatch(/€155.88 for 12 paid months/);
});

it("chooser: without scripts a plan that is sold alone is added by a form, at no price of the page's", () => {
  const markup = render("membershipPlans");
  expect(markup).toContain('action="/api/shop/cart/form"');
  expect(markup).toContain('name="offer" value="membership-monthly"');
  expect(markup).not.toMatch(/type="hidden" name="(price|amount|currency)"/);
});

it("states that the region sells no membership, and does not refer the visitor to the store for it", () => {
  const none = CONTEXT.catalog && {...CONTEXT.catalog, plans: [], offers: []};
  const text = visibleText(render("membershipPlans", {}, {catalog: none}));
  expect(text).toContain("Membership is not sold in this region yet.");
  expect(text).not.toContain("See price in store");
});

it("strip: no radios, and the way to all plans", () => {
  const markup = render("membershipPlans", {mode: "strip"});
  expect(markup).not.toContain("radio");
  expect(markup).toContain('href="/de/en/membership"');
});

it("offers: hardware first, then what the plan adds, with what is saved", () => {
  const text = visibleText(
    render("membershipPlans", {mode: "offers", plans: null, offers: ["pod-only", "pod-monthly"]}),
  );
  expect(text).toContain("Pod, no membership The pod works without membership. Save 15%");
  expect(text).toContain("plus €12.99 per month");
  expect(text).toContain("30 days of membership free");
});

it("leaves out a plan the region does not sell", () => {
  const text = visibleText(render("membershipPlans", {plans: ["membership-monthly", "membership-yearly"]}));
  expect(text).not.toContain("per year");
});

it("points to the store while the shop does not answer", () => {
  expect(visibleText(render("membershipPlans", {}, {catalog: null}))).toContain("See price in store");
});

it("offers: only the offer that saves shows the former price", () => {
  const former = (code: "pod-only" | "pod-monthly") =>
    render("membershipPlans", {mode: "offers", plans: null, offers: [code]}).includes("<s ");
  expect(former("pod-only")).toBe(true);
  expect(former("pod-monthly")).toBe(false);
});
