import {defineJobs} from "../../core/module.ts";
import type {CommerceDeps} from "../commerce-deps.ts";
import {createPromos} from "../promotions/promo-lookup.ts";
import {COMMERCE_KINDS} from "./job-kinds.ts";
import {tendCheckouts} from "./tend-checkouts.ts";
import {workEvent} from "./work-event.ts";

export const commerceJobs = defineJobs(COMMERCE_KINDS, (deps: CommerceDeps) => ({
  "work-event": ({event_id}) => workEvent(deps, event_id),
  "tend-checkouts": () => tendCheckouts({...deps, promos: createPromos(deps)}),
}));
