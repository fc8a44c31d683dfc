import {join} from "node:path";
import {serve} from "@hono/node-server";
import {createApp} from "./app.ts";
import {seedCatalog} from "./commerce/seed-catalog.ts";
import {openDatabase} from "./db/open-database.ts";
import {readEnv} from "./env.ts";
import {createLogger} from "./logger.ts";

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
const database = await openDatabase({url: env.DATABASE_URL, folder: env.DATA_DIR});
await database.migrate();
await seedCatalog(database.db);

const stopping = false;
const app = createApp({
  db: database.db,
  now: env.now,
  logger,
  origins: [env.SITE_URL, ...(env.STUDIO_URL ? [env.STUDIO_URL] : [])],
  isStopping: () => stopping,
});
const server = serve({fetch: app.fetch, hostname: env.HOST, port: env.BACKEND_PORT}, ({port}) => {
  logger.info({host: env.HOST, port, database: database.kind}, "backend listens");
});
