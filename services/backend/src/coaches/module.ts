import type {DatabaseTarget} from "../core/demo/require-local.ts";
import type {Module} from "../core/module.ts";
import {refuseDemoCoaches, seedDemoCoaches} from "./demo/seed-demo-coaches.ts";
import {applicationReceived} from "./mails/application-received.ts";
import {coachApplication} from "./mails/coach-application.ts";
import {coachContact} from "./mails/coach-contact.ts";
import {coachContactReceipt} from "./mails/coach-contact-receipt.ts";
import {COACH_DATA} from "./personal-data.ts";
import {type CoachRouteDeps, coachRoutes} from "./routes.ts";

export const coaches: Module<CoachRouteDeps & {readonly place: DatabaseTarget}> = {
  routes: (deps) => [coachRoutes(deps)],
  mails: [applicationReceived, coachApplication, coachContact, coachContactReceipt],
  personalData: COACH_DATA,
  seedDemo: ({db, place}) => seedDemoCoaches(db, place),
  refuseDemo: refuseDemoCoaches,
};
