import "server-only";
import {env} from "@/env/server";
import {createContentClient} from "./create-content-client";

/** The one client of the pages. */
export const client = createContentClient(env);
