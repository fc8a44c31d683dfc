import {z} from "zod";
import type {Settings} from "../stack/settings.ts";

const reply = z.object({
  data: z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    client_id: z.string(),
    user_id: z.string(),
  }),
});
export type DemoSession = z.infer<typeof reply>["data"];

/** Runners among the invented people: staff are let in more slowly. */
export const DEMO_RUNNERS = ["runner", "new", "coach"] as const;

export function signInRequest(settings: Settings, name: string): readonly [string, RequestInit] {
  return [
    `${settings.urls.backend}/b/email/signin`,
    {
      method: "POST",
      headers: {"content-type": "application/json"},
      body: JSON.stringify({email: `${name}@gradus.test`, password: `local-demo-${name}`}),
    },
  ];
}

export async function signIn(settings: Settings, name: string): Promise<DemoSession> {
  const response = await fetch(...signInRequest(settings, name));
  // Keys are made with the stack: a database of an earlier one has others.
  if (!response.ok) throw new Error(`Signing in answered ${response.status}. Is the database an empty one?`);
  return reply.parse(await response.json()).data;
}
