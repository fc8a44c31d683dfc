import {setTimeout as pause} from "node:timers/promises";
import {createMiddleware} from "hono/factory";
import type {PartnerEnv} from "./partner-env.ts";
import type {SwitchName} from "./switches.ts";

/** Longer than a patient client waits. */
const SLOW_MS = 15_000;
const RETRY_AFTER_S = 60;

export function simulateFaults(troubles: readonly Extract<SwitchName, "quota" | "slow" | "error">[]) {
  return createMiddleware<PartnerEnv>(async (c, next) => {
    const {switches} = c.get("partner");
    const has = (name: (typeof troubles)[number]) => switches[name] && troubles.includes(name);
    if (has("slow")) await pause(SLOW_MS, undefined, {signal: c.req.raw.signal}).catch(() => undefined);
    if (has("error")) return c.json({error: "server_error"}, 500);
    if (has("quota")) {
      c.header("retry-after", String(RETRY_AFTER_S));
      return c.json({error: "quota_exceeded"}, 429);
    }
    return next();
  });
}
