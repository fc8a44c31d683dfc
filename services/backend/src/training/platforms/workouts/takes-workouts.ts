import type {Partner} from "../partner/partner-client.ts";

export const takesWorkouts = ({settings}: Pick<Partner, "settings">) =>
  settings.flows.workouts === "out" || settings.flows.workouts === "both";
