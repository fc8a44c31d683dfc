import type {SanityClient} from "sanity";
import {z} from "zod";

const people = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    roles: z.array(z.object({name: z.string(), title: z.string(), description: z.string()})),
  }),
);

export type LakePerson = z.infer<typeof people>[number];

/** Only the local lake answers, and only on its own machine. */
export async function listPeople(client: Pick<SanityClient, "request">): Promise<readonly LakePerson[]> {
  return people.parse(await client.request({uri: "/auth/people", tag: "people"}));
}
