import {readFileSync} from "node:fs";
import {Stripe} from "stripe";
import {expect, it} from "vitest";
import {generateSchemas} from "../schema/generate-schemas.ts";
import {answerProblems} from "./check-answers.ts";
import {startTestPayments} from "./test-payments.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The version whose behaviour was read and written down here. A newer one: read its changes first. */
const REVIEWED = "2026-10-28.endive";

it("the SDK pins the version that was reviewed, and the browser's script names its train", () => {
  expect(Stripe.API_VERSION).toBe(REVIEWED);
  expect(read("../public/local.js")).toContain(`version: "${REVIEWED.split(".")[1]}"`);
});

it("the schemas are those of the installed SDK", () => {
  for (const [name, text] of Object.entries(generateSchemas())) {
    expect(read(`../src/protocol/${name}`) === text, `${name}: run pnpm typegen`).toBe(true);
  }
});

it("a response with an extra field, a missing field or an unknown value is distinguished from a valid one", async () => {
  const {stripe, close} = await startTestPayments();
  const {lastResponse: _, ...product} = await stripe.products.create({name: "Pod"});
  expect(answerProblems(product)).toEqual([]);
  const {name: _name, ...nameless} = product;
  for (const wrong of [nameless, {...product, colour: "blue"}, {...product, type: "thing"}]) {
    expect(answerProblems(wrong)).not.toEqual([]);
  }
  await close();
});
