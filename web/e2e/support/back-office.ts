import {expect} from "@playwright/test";
import {z} from "zod";
import {demoPerson} from "./account.ts";
import {env} from "./env.ts";

const session = z.object({data: z.object({access_token: z.string()})});
const reply = z.object({data: z.unknown()});

/** Signs in a demo person of the staff, who then does things in the back office: it has calls, and no pages yet. */
export async function openBackOffice(name: "support" | "admin") {
  const signedIn = await post("/b/email/signin", demoPerson(name), {
    "idempotency-key": crypto.randomUUID(),
  });
  const {access_token} = session.parse(await signedIn.json()).data;
  return async <T>(
    method: string,
    path: string,
    body: object | undefined,
    shape: z.ZodType<T>,
  ): Promise<T> => {
    const answer = await send(method, `/canyon/admin${path}`, body, {
      authorization: `Bearer ${access_token}`,
    });
    expect(answer.ok, `${method} ${path}: ${await answer.clone().text()}`).toBe(true);
    return shape.parse(reply.parse(await answer.json()).data);
  };
}

const post = (path: string, body: object, headers: Record<string, string>) =>
  send("POST", path, body, headers);

function send(method: string, path: string, body: object | undefined, headers: Record<string, string>) {
  return fetch(`${env.BACKEND_URL}${path}`, {
    method,
    headers: {...headers, ...(body && {"content-type": "application/json"})},
    ...(body && {body: JSON.stringify(body)}),
  });
}
