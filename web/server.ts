import {createServer} from "node:http";
import {ownAddress} from "@gradus/backend/contract/own-host";
import {endSlowBodies, REQUEST_TIMES} from "@gradus/backend/contract/slow-requests";
import next from "next";
import {closeOnSignal} from "./server/close-on-signal.ts";
import {createSite} from "./server/create-site.ts";
import {readTrustedProxies} from "./server/policy/trusted-proxies.ts";
import {createContentSchedule} from "./server/schedule/content-schedule.ts";
import {readTransforms} from "./server/transforms.ts";
import {createContentClient} from "./src/content/create-content-client.ts";
import {readEnv} from "./src/env/read-env.ts";
import {createClock} from "./src/lib/time/clock.ts";

/** With hot reload, from the sources; otherwise from the build. */
const isDevelopment = process.argv.includes("--dev");

const env = readEnv();
const {WEB_PORT: port, HOST: host} = env;
const trustedProxies = readTrustedProxies(env);
const transforms = readTransforms(env, isDevelopment);
// Where it hot reloads, the framework listens to upgrades of the server that its first request came by.
const app = next({dev: isDevelopment, dir: import.meta.dirname, hostname: host, port});
await app.prepare();

const schedule = createContentSchedule({
  client: createContentClient(env),
  secret: env.SANITY_WEBHOOK_SECRET,
  clock: createClock({fixed: env.GRADUS_NOW, shiftS: env.GRADUS_CLOCK_SHIFT}),
  hasPrerendered: !isDevelopment,
});
const site = createSite({
  env,
  trustedProxies,
  transforms,
  isDevelopment,
  folder: import.meta.dirname,
  framework: app.getRequestHandler(),
  schedule,
});
const server = createServer(REQUEST_TIMES, site);
endSlowBodies(server);
closeOnSignal(server);
// Longer than the idle time of common load balancers, which would otherwise reuse a connection as it closes.
server.keepAliveTimeout = 65_000;
server.listen(port, host, () => {
  console.log(`Site ready on http://${host}:${port}`);
  schedule.start(`http://${ownAddress(host)}:${port}`);
});
