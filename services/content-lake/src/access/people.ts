import {readFileSync} from "node:fs";
import {z} from "zod";

const person = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  email: z.email(),
  roles: z.array(z.string()).min(1),
  /** A program with a token. It is not offered where people sign in. */
  service: z.boolean().default(false),
});

export type Person = z.infer<typeof person>;

/** Writes on behalf of the lake itself: the release timer, imports and seeds run from the command line. */
export const OPERATOR: Person = {
  id: "lake-operator",
  name: "Content lake",
  email: "operator@gradus.localhost",
  roles: ["operator"],
  service: true,
};

/** Throws with the invalid entries. */
export function readPeople(path: string | URL): readonly Person[] {
  const parsed = z.array(person).safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(`${String(path)} is not usable:\n${z.prettifyError(parsed.error)}`);
  return [...parsed.data, OPERATOR];
}
