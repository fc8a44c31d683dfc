import {type APIRequestContext, expect} from "@playwright/test";
import type {Credentials} from "./account.ts";
import {env} from "./env.ts";

/** Puts down a critical power for somebody, as they would by hand. */
export async function setCriticalPower(
  request: APIRequestContext,
  {email, password}: Credentials,
  watts: number,
): Promise<void> {
  const signedIn = await request.post(`${env.SITE_URL}/b/email/signin`, {data: {email, password}});
  const {data} = (await signedIn.json()) as {data: {access_token: string; user: {id: string}}};
  const put = await request.put(`${env.SITE_URL}/b/api/v1/users/${data.user.id}/cp/history`, {
    headers: {authorization: `Bearer ${data.access_token}`},
    data: {date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), critical_power: watts},
  });
  expect(put.status()).toBe(200);
}
