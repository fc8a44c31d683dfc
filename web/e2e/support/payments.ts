import {expect} from "@playwright/test";
import {z} from "zod";
import {env} from "./env.ts";

const DAY_S = 86_400;
const settled = z.object({data: z.object({waiting: z.number()})});

/** Pays an open session at the payments emulator, with a card that works unless another one is given. */
export async function paySession(checkoutUrl: string, overrides: Readonly<Record<string, string>> = {}) {
  const id = /cs_[A-Za-z0-9_]+/.exec(checkoutUrl)?.[0] ?? "none";
  await control(`sessions/${id}/pay`, overrides);
  await settle();
}

/** Lets days pass at the provider: trials end, memberships renew, failed payments are tried again. Never back. */
export async function letDaysPass(days: number) {
  await control("clock", {forward_s: days * DAY_S});
  await settle();
}

/** Waits until the backend has been notified of every event. */
async function settle() {
  await expect(async () => {
    const {data} = settled.parse(await control("settle", {}));
    expect(data.waiting).toBe(0);
  }).toPass();
}

async function control(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${env.PAYMENTS_URL}/control/${path}`, {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify(body),
  });
  expect(answer.status, `POST /control/${path}`).toBe(200);
  return answer.json();
}
