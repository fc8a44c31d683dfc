import {createHmac} from "node:crypto";

/** `Stripe-Signature` over the very bytes that are sent. */
export function sign(body: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
