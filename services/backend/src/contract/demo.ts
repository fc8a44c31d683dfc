import {z} from "zod";

/** GET /b/demo/people. A local start has this call, a real one does not. */
export const demoPeopleReply = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      /** Known to everyone: it opens an account on this machine only. */
      password: z.string(),
    }),
  ),
});
