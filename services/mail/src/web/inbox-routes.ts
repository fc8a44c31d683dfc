import {Hono} from "hono";
import {csrf} from "hono/csrf";
import type {MessageStore} from "../store/message-store.ts";
import {MAIL_CSP, mailDocument} from "./mail-document.ts";
import {listPage} from "./views/list-page.ts";
import {isView, messagePage} from "./views/message-page.ts";
import {notFoundPage} from "./views/not-found-page.ts";

/** The pages. They need no script: searching is a form, switching views a link, deleting a button. */
export function inboxRoutes(store: MessageStore) {
  return new Hono()
    .get("/", (c) => {
      const search = c.req.query("q")?.trim() ?? "";
      return c.html(listPage({search, messages: store.list({search}), total: store.list().length}));
    })
    .post("/delete-all", csrf(), async (c) => {
      await store.clear();
      return c.redirect("/", 303);
    })
    .get("/messages/:id", async (c) => {
      const message = await store.get(c.req.param("id"));
      if (!message) return c.html(notFoundPage(), 404);
      const requestedView = c.req.query("view") ?? "";
      const fallback = message.html === null ? "text" : "html";
      const source = requestedView === "source" ? await store.getSource(message.id) : null;
      return c.html(
        messagePage({
          message,
          view: isView(requestedView) ? requestedView : fallback,
          source: source?.toString() ?? "",
        }),
      );
    })
    .get("/messages/:id/html", async (c) => {
      const message = await store.get(c.req.param("id"));
      if (!message?.html) return c.html(notFoundPage(), 404);
      c.header("content-security-policy", MAIL_CSP);
      return c.html(mailDocument(message));
    })
    .get("/messages/:id/source.eml", async (c) => {
      const source = await store.getSource(c.req.param("id"));
      if (!source) return c.html(notFoundPage(), 404);
      return c.body(new Uint8Array(source), 200, download(`${c.req.param("id")}.eml`));
    })
    .get("/messages/:id/attachments/:index", async (c) => {
      const message = await store.get(c.req.param("id"));
      const attachment = message?.attachments[Number(c.req.param("index"))];
      if (!attachment) return c.html(notFoundPage(), 404);
      return c.body(new Uint8Array(attachment.content), 200, download(attachment.filename));
    });
}

/** Always to be saved, never to be shown: a page among the attachments would run as one of ours. */
function download(filename: string) {
  return {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  };
}
