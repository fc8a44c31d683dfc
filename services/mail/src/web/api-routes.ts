import {Hono} from "hono";
import {z} from "zod";
import type {Message} from "../store/message.ts";
import type {MessageStore} from "../store/message-store.ts";

const query = z.object({
  to: z.string().optional(),
  q: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** For tests. */
export function apiRoutes(store: MessageStore) {
  return new Hono()
    .get("/messages", (c) => {
      const parsed = query.safeParse(c.req.query());
      if (!parsed.success) {
        return c.json({err: {code: "invalid", message: z.prettifyError(parsed.error)}}, 400);
      }
      const {to, q, limit} = parsed.data;
      const found = store.list({to, search: q});
      return c.json({data: {items: found.slice(0, limit), total: found.length}});
    })
    .get("/messages/:id", async (c) => {
      const message = await store.get(c.req.param("id"));
      if (!message) return c.json({err: {code: "not_found", message: "No mail has this id"}}, 404);
      return c.json({data: describe(message)});
    })
    .delete("/messages", async (c) => {
      await store.clear();
      return c.body(null, 204);
    });
}

function describe(message: Message) {
  const attachments = message.attachments.map(({filename, mime_type, content}, index) => ({
    filename,
    mime_type,
    size: content.length,
    url: `/messages/${message.id}/attachments/${index}`,
  }));
  return {...message, attachments};
}
