import {z} from "zod";
import type {Stack} from "./stack.ts";

const reply = z.object({
  data: z.object({
    people: z.array(z.object({name: z.string(), email: z.string(), password: z.string()})),
  }),
});
export type DemoPerson = z.infer<typeof reply>["data"]["people"][number];

/** A backend without demo people does not have this route. */
export async function listDemoPeople({services, settings}: Pick<Stack, "services" | "settings">) {
  if (!services.some(({name}) => name === "backend")) return [];
  // Whether the backend runs is watched elsewhere.
  const answer = await fetch(`${settings.urls.backend}/b/demo/people`).catch(() => null);
  return answer?.ok ? reply.parse(await answer.json()).data.people : [];
}
