import {once} from "node:events";
import {serve} from "@hono/node-server";
import {pino} from "pino";
import {createApp} from "./app.ts";
import type {Env} from "./env.ts";
import {createSmtpServer} from "./smtp/create-smtp-server.ts";
import {openMessageStore} from "./store/message-store.ts";

// Not a setting: the inbox shows sign-in links to any visitor who can reach it.
const LOOPBACK = "127.0.0.1";

export async function startServers(env: Env) {
  const logger = pino({level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime});
  const store = await openMessageStore({folder: env.DATA_DIR, now: () => new Date()});
  const smtp = createSmtpServer({onMail: store.add, logger});
  const smtpListener = smtp.listen(env.SMTP_PORT, LOOPBACK);
  await once(smtpListener, "listening");
  const web = serve({fetch: createApp({store, logger}).fetch, hostname: LOOPBACK, port: env.MAIL_PORT});
  await once(web, "listening");
  logger.info({inbox: `http://${LOOPBACK}:${env.MAIL_PORT}`, smtp: env.SMTP_PORT}, "mail catcher listens");

  const stop = () => {
    web.close();
    smtp.close(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
