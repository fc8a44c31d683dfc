import {type APIRequestContext, expect} from "@playwright/test";
import {z} from "zod";
import {env} from "./env.ts";
import {receiveMail} from "./mail.ts";
import {createAccount} from "./new-account.ts";
import type {Newcomer} from "./sign-up.ts";

const signedIn = z.object({data: z.object({access_token: z.string(), user: z.object({id: z.string()})})});
const shares = z.object({data: z.object({items: z.array(z.object({id: z.string(), status: z.string()}))})});

export interface Person extends Newcomer {
  readonly id: string;
  readonly headers: {readonly authorization: string};
}

/** A German account under a first name, whose address is proven by its mail. */
export async function createVerifiedAccount(request: APIRequestContext, name: string): Promise<Person> {
  const newcomer = await createAccount(request, name.toLowerCase(), {}, {first_name: name});
  const reply = await request.post(`${env.SITE_URL}/b/email/signin`, {
    data: {email: newcomer.email, password: newcomer.password},
  });
  const {data} = signedIn.parse(await reply.json());
  const person = {
    ...newcomer,
    id: data.user.id,
    headers: {authorization: `Bearer ${data.access_token}`},
  };
  const [code] = /^\d{6}/.exec((await receiveMail(person.email, /ist dein Code/)).subject) ?? [];
  const proven = await request.post(`${env.SITE_URL}/b/api/v1/users/${person.id}/email/verify`, {
    headers: person.headers,
    data: {code},
  });
  expect(proven.status()).toBe(200);
  return person;
}

/** Runner and coach agree that one trains by the other's plans, as both would in their accounts. */
export async function shareWithCoach(request: APIRequestContext, runner: Person, coach: Person) {
  const offered = await request.post(`${env.SITE_URL}/b/api/v1/users/${runner.id}/shares`, {
    headers: runner.headers,
    data: {user_name: coach.userName, level: "coach"},
  });
  expect(offered.status()).toBe(201);
  const sharesUrl = `${env.SITE_URL}/b/api/v1/users/${coach.id}/shares`;
  const {headers} = coach;
  const open = shares.parse(await (await request.get(sharesUrl, {headers})).json()).data.items;
  for (const {id} of open.filter(({status}) => status === "pending")) {
    const accepted = await request.patch(`${sharesUrl}/${id}`, {headers, data: {status: "accepted"}});
    expect(accepted.status()).toBe(200);
  }
}
