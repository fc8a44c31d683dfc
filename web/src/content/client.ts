import "server-only";
import {env} from "@/env/server";
import {createContentClient} from "./create-content-client";

export const client = createContentClient(env);
