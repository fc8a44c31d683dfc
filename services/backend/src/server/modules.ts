import {accounts} from "../accounts/module.ts";
import {coaches} from "../coaches/module.ts";
import {commerce} from "../commerce/module.ts";
import type {Module} from "../core/module.ts";
import {featureFlags} from "../feature-flags/module.ts";
import {gear} from "../gear/module.ts";
import {legal} from "../legal/module.ts";
import {newsletter} from "../newsletter/module.ts";
import {privacy} from "../privacy/module.ts";
import {sharing} from "../sharing/module.ts";
import {stats} from "../stats/module.ts";
import {calendar} from "../training/calendar/module.ts";
import {demoYear} from "../training/demo/module.ts";
import {plans} from "../training/plans/module.ts";
import {platforms} from "../training/platforms/module.ts";
import {power} from "../training/power/module.ts";
import {recordings} from "../training/recordings/module.ts";
import {runs} from "../training/runs/module.ts";
import type {AppDeps} from "./app-deps.ts";
import {core} from "./core-module.ts";

/**
 * The domains. An account is erased in this order, as far as references between tables leave it open. Sharing stands
 * before training, because ending a platform writes to the audit, and then nothing may be waited for that others hold.
 * Demo people and things are made in the opposite order.
 */
export const MODULES: readonly Module<AppDeps>[] = [
  privacy,
  sharing,
  platforms,
  calendar,
  recordings,
  plans,
  power,
  runs,
  demoYear,
  gear,
  coaches,
  featureFlags,
  newsletter,
  commerce,
  stats,
  legal,
  core,
  accounts,
];
