import type {Module} from "../core/module.ts";
import {apparelRoutes} from "./apparel-routes.ts";
import {deviceRoutes} from "./device-routes.ts";
import type {GearDeps} from "./gear-deps.ts";
import {deviceMoved} from "./mails/device-moved.ts";
import {GEAR_DATA} from "./personal-data.ts";
import {seedDemoGear} from "./seed-demo-gear.ts";

export const gear: Module<GearDeps> = {
  routes: (deps) => [deviceRoutes(deps), apparelRoutes(deps)],
  mails: [deviceMoved],
  personalData: GEAR_DATA,
  seedDemo: ({db, now}) => seedDemoGear(db, now),
};
