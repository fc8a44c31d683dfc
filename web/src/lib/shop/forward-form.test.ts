import {afterEach, describe, expect, it, vi} from "vitest";
import {POST as cancel} from "@/app/api/orders/cancellation/route";
import {POST as lookUp} from "@/app/api/orders/lookup/route";
import {POST as withdraw} from "@/app/api/orders/withdrawal/route";
import {readReceipt} from "./receipt-query";

const backend = vi.spyOn(globalThis, "fetch");
afterEach(() => backend.mockReset());

const OWN = {"sec-fetch-site": "same-origin"};
const BACK = {back: "/de/de/order-status"};
const RECEIPT = {reference: "S-7K4M-2QXR-6", received_at: "2026-11-22T16:20:00.000Z"};

function form(fields: Record<string, string>, headers: Record<string, string> = OWN) {
  return new Request("http://site.test/api/orders/lookup", {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
}
const sentBody = () => JSON.parse(String(backend.mock.calls[0]?.[1]?.body));

it.each([
  [202, "sent"],
  [400, "invalid"],
  [429, "limited"],
  [503, "failed"],
])(
  "303: a backend response of %i is reported as %s on the page that the form came from",
  async (status, result) => {
    backend.mockResolvedValue(Response.json({data: {sent: true}}, {status}));
    const reply = await lookUp(form({...BACK, pretty_id: "7K4M-2QXR-6", email: "ann@example.com"}));
    expect([reply.status, reply.headers.get("location")]).toEqual([
      303,
      `/de/de/order-status?result=${result}`,
    ]);
    expect(sentBody()).toEqual({pretty_id: "7K4M-2QXR-6", email: "ann@example.com"});
  },
);

it.each([
  [{...BACK, back: "//evil.test"}, OWN],
  [{...BACK, back: "https://evil.test/de/de"}, OWN],
  [BACK, {"sec-fetch-site": "cross-site"}],
])(
  "400: rejects a return address on another site, and a form sent from another site",
  async (fields, headers) => {
    expect((await lookUp(form(fields, headers))).status).toBe(400);
    expect(backend).not.toHaveBeenCalled();
  },
);

describe("a statement without scripts", () => {
  const WHO = {...BACK, name: "Ann", email: "ann@example.com", region: "de", locale: "de"};

  it("is confirmed by its button, and the page gets the receipt", async () => {
    backend.mockResolvedValue(Response.json({data: RECEIPT}, {status: 202}));
    const reply = await withdraw(form({...WHO, order_number: "7K4M-2QXR-6", details: ""}));
    const address = new URL(reply.headers.get("location") ?? "", "http://site.test");
    expect(readReceipt(Object.fromEntries(address.searchParams))).toEqual(RECEIPT);
    expect(sentBody()).toEqual({
      name: "Ann",
      email: "ann@example.com",
      order_number: "7K4M-2QXR-6",
      region: "de",
      locale: "de",
      confirm: true,
    });
  });

  it("to cancel as soon as possible names no day", async () => {
    backend.mockResolvedValue(Response.json({data: RECEIPT}, {status: 202}));
    await cancel(form({...WHO, contract: "Membership", notice: "ordinary", details: "", wanted_on: ""}));
    expect(sentBody()).toMatchObject({contract: "Membership", notice: "ordinary", wanted_on: null});
  });

  it("a receipt that was never issued is not shown", () => {
    expect(readReceipt({result: "sent", reference: "<b>S</b>", at: RECEIPT.received_at})).toBeNull();
    expect(readReceipt({result: "sent", reference: RECEIPT.reference, at: "soon"})).toBeNull();
    expect(readReceipt({result: "failed", reference: RECEIPT.reference, at: RECEIPT.received_at})).toBeNull();
  });
});
