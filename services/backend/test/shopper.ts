import {z} from "zod";
import {CART_TOKEN_HEADER, type Cart, type CartOp, cart, createdCart} from "../src/contract/cart.ts";
import {errorReply} from "../src/contract/errors.ts";
import type {createTestApp} from "./test-app.ts";

type Headers = Record<string, string>;

let requests = 0;
/** One intention of a person. */
export const newRequestId = () => `request-${++requests}`;

/** A customer in the shop, with the cookie their browser keeps and, when signed in, their bearer token. */
export function createShopper({app}: Pick<ReturnType<typeof createTestApp>, "app">, bearer: Headers = {}) {
  let token: string | null = null;
  const headers = (): Headers => ({
    ...bearer,
    ...(token !== null && {[CART_TOKEN_HEADER]: token}),
    "content-type": "application/json",
  });
  const send = async (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: headers(),
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });

  return {
    headers,
    send,
    token: () => token,
    useToken: (other: string | null) => {
      token = other;
    },

    async open(ops: readonly CartOp[] = [], region = "de"): Promise<Cart> {
      const response = await send("POST", "/canyon/carts", {region, ops, request_id: newRequestId()});
      const {data} = z.object({data: createdCart}).parse(await response.json());
      token = data.token ?? token;
      return data.cart;
    },

    read: async (id = "current") => cartIn(await send("GET", `/canyon/carts/${id}`)),

    change: (seen: Pick<Cart, "id" | "version">, ops: readonly unknown[], request_id = newRequestId()) =>
      send("PATCH", `/canyon/carts/${seen.id}`, {ops, version: seen.version, request_id}),
  };
}

export async function cartIn(response: Response): Promise<Cart> {
  return z.object({data: cart}).parse(await response.clone().json()).data;
}

/** The status, the code and the facts of a refusal. */
export async function refusalOf(response: Response) {
  const {err} = errorReply.parse(await response.clone().json());
  return {status: response.status, code: err.code, params: err.params, cart: err.cart};
}
