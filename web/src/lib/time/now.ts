import "server-only";
import {env} from "@/env/server";
import {createClock} from "./clock";

/** The moment content rules are read at. */
export const now = createClock({fixed: env.GRADUS_NOW, shiftS: env.GRADUS_CLOCK_SHIFT});
