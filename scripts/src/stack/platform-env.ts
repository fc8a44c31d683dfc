import {isLocal} from "./service-env.ts";
import type {Settings} from "./settings.ts";

/** The platforms that the emulator imitates. One is limited to a few regions: the others can be seen without it. */
const LOCAL_PLATFORMS = {
  final_surge: {name: "Final Surge", flows: {activities: "in", workouts: "both"}},
  training_peaks: {name: "TrainingPeaks", flows: {activities: "in", workouts: "both"}},
  two_peak: {name: "2PEAK", flows: {activities: "in", workouts: "in"}, regions: ["de", "ch", "fr", "eu"]},
  suunto: {name: "Suunto", flows: {activities: "in", workouts: "out"}},
} as const;

export function partnerClient({env}: Settings): Record<string, string> {
  const {PARTNER_CLIENT_ID, PARTNER_CLIENT_SECRET, PARTNER_WEBHOOK_SECRET} = env;
  return {PARTNER_CLIENT_ID, PARTNER_CLIENT_SECRET, PARTNER_WEBHOOK_SECRET};
}

/** Users connect platforms at the emulator, or at the addresses in `PLATFORMS`: those pass through untouched. */
export function platformEnv(settings: Settings): Record<string, string> {
  if (!settings.hasIdentity || !isLocal(settings) || settings.env.PLATFORMS !== undefined) return {};
  const platforms = Object.entries(LOCAL_PLATFORMS).map(([name, facts]) => [
    name,
    {...facts, ...endpoints(settings, name)},
  ]);
  return {PLATFORMS: JSON.stringify(Object.fromEntries(platforms)), PLATFORMS_ON_THIS_MACHINE: "1"};
}

function endpoints({urls, env}: Settings, name: string) {
  const partner = `${urls.identity}/partner/${name}`;
  return {
    authorize_url: `${partner}/authorize`,
    token_url: `${partner}/token`,
    revoke_url: `${partner}/revoke`,
    api_url: `${partner}/api`,
    // Only there can a link begin on the other side.
    ...(name === "suunto" && {check_url: `${partner}/partner-token/check`}),
    client_id: env.PARTNER_CLIENT_ID,
    client_secret: env.PARTNER_CLIENT_SECRET,
    webhook_secret: env.PARTNER_WEBHOOK_SECRET,
    scopes: ["activities", "workouts"],
  };
}
