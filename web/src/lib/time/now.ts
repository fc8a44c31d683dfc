import "server-only";
import {env} from "@/env/server";

/** The moment content rules are read at: the clock, or the fixed instant of a test or a look ahead. */
export function now(): Date {
  return env.GRADUS_NOW ? new Date(env.GRADUS_NOW) : new Date();
}
