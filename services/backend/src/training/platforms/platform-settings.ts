import {REGIONS} from "@gradus/schemas/markets";
import {z} from "zod";
import {flow, platformName} from "../../contract/platforms.ts";

const url = z.url({protocol: /^https?$/});

/** A platform as the environment describes it. Addresses come from here and from nowhere else. */
const settings = z.strictObject({
  name: z.string().min(1),
  authorize_url: url,
  token_url: url,
  revoke_url: url.optional(),
  /** Where a link that began at the platform is looked at. Without it none can begin there. */
  check_url: url.optional(),
  api_url: url,
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  /** Signs the events of the platform. Unset: its events are refused. */
  webhook_secret: z.string().min(16).optional(),
  scopes: z.array(z.string().min(1)).min(1),
  flows: z.strictObject({activities: flow, workouts: flow}),
  /** Unset: everywhere. */
  regions: z.array(z.enum(REGIONS)).optional(),
  /** Rate limit of the platform's API. */
  calls_per_minute: z.int().positive().default(60),
});
export type PlatformSettings = z.output<typeof settings>;
export type PlatformSettingsByName = Readonly<Record<string, PlatformSettings>>;

const byName = z.record(platformName, settings);

interface PlatformEnvironment {
  readonly PLATFORMS?: string | undefined;
  readonly PLATFORMS_ON_THIS_MACHINE: boolean;
}

/** Reads `PLATFORMS`, a JSON object by name. An error names what is wrong and quotes no secret. */
export function readPlatforms({
  PLATFORMS,
  PLATFORMS_ON_THIS_MACHINE,
}: PlatformEnvironment): PlatformSettingsByName {
  const parsed = byName.safeParse(parseJson(PLATFORMS ?? "{}"));
  if (!parsed.success) throw unusable(z.prettifyError(parsed.error));
  for (const [name, platform] of Object.entries(parsed.data)) {
    const plain = Object.entries(platform).find(([key, value]) => key.endsWith("_url") && isPlain(value));
    if (plain && !PLATFORMS_ON_THIS_MACHINE) throw unusable(`${name}.${plain[0]} must be https`);
  }
  return parsed.data;
}

/** Every host that requests may be sent to. */
export function hostsOf(platforms: PlatformSettingsByName): ReadonlySet<string> {
  const urls = Object.values(platforms).flatMap(({token_url, revoke_url, check_url, api_url}) =>
    [token_url, revoke_url, check_url, api_url].filter((value) => value !== undefined),
  );
  return new Set(urls.map((value) => new URL(value).host));
}

export function isSupportedIn({regions}: PlatformSettings, region: string) {
  return regions === undefined || regions.some((one) => one === region);
}

function isPlain(value: unknown) {
  return typeof value === "string" && value.startsWith("http:");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unusable("It is not JSON");
  }
}

function unusable(reason: string) {
  return new Error(`Environment is not usable:\n✖ PLATFORMS: ${reason}`);
}
