import "server-only";
import {readEnv} from "./read-env";

/** The environment of the pages. None of it may reach a browser. */
export const env = readEnv();
