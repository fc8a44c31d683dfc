import {addDays, isoDay} from "@gradus/training/numbers/days";
import {type APIRequestContext, expect} from "@playwright/test";
import {z} from "zod";
import type {Credentials} from "./account.ts";
import {env} from "./env.ts";

const session = z.object({data: z.object({access_token: z.string(), user: z.object({id: z.string()})})});
const history = z.object({
  data: z.object({items: z.array(z.object({activity_name: z.string().nullable()}))}),
});

/** A job looks every minute, and begins anew in the next one where more runs came in meanwhile: this ends what hangs. */
const DERIVED_WITHIN_MS = 240_000;

/** Puts down a critical power for a runner, as they would by hand. */
export async function setCriticalPower(
  request: APIRequestContext,
  runner: Credentials,
  watts: number,
): Promise<void> {
  const {address, headers} = await openHistory(request, runner);
  const date = addDays(isoDay(new Date()), -1);
  const put = await request.put(address, {headers, data: {date, critical_power: watts}});
  expect(put.status()).toBe(200);
}

/** Critical power follows runs behind the page they are sent from: until a run of this name has moved it. */
export async function expectMovedBy(
  request: APIRequestContext,
  runner: Credentials,
  name: string,
): Promise<void> {
  const {address, headers} = await openHistory(request, runner);
  const read = async () => {
    const {data} = history.parse(await (await request.get(address, {headers})).json());
    return data.items.map(({activity_name}) => activity_name);
  };
  await expect.poll(read, {timeout: DERIVED_WITHIN_MS}).toContain(name);
}

async function openHistory(request: APIRequestContext, {email, password}: Credentials) {
  const signedIn = await request.post(`${env.SITE_URL}/b/email/signin`, {data: {email, password}});
  const {access_token, user} = session.parse(await signedIn.json()).data;
  return {
    address: `${env.SITE_URL}/b/api/v1/users/${user.id}/cp/history`,
    headers: {authorization: `Bearer ${access_token}`},
  };
}
