import {expect, it} from "vitest";
import {confirmationIn} from "./paid-order";

const at = (path: string) => ({url: `https://site.example${path}`});

it("finds the newest confirmation with the link that opens it", () => {
  const visited = [at("/de/de/order-confirmation/7k4m-2qxr-6?t=1.a"), at("/de/de/store")];
  expect(confirmationIn(visited)).toBe("/de/de/order-confirmation/7k4m-2qxr-6?t=1.a");
  expect(confirmationIn([...visited, at("/de/de/order-confirmation/3f8n-6wqa-2?t=2.b")])).toContain("3f8n");
});

it("finds none where nothing was paid, or a payment was not completed", () => {
  expect(confirmationIn([])).toBeNull();
  expect(confirmationIn([at("/de/de/cart"), {url: null}])).toBeNull();
  expect(confirmationIn([at("/de/de/order-confirmation?session_id=cs_1")])).toBeNull();
});
