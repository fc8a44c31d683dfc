import {hideEnds} from "@gradus/training/map/hide-ends";
import {project} from "@gradus/training/map/mercator";
import {encodePolyline} from "@gradus/training/map/polyline";
import {type HiddenPlace, hidePlaces} from "@gradus/training/map/privacy";
import {POINTS_MAX, simplify} from "@gradus/training/map/simplify";
import {type Line, trackOf} from "@gradus/training/map/track";
import type {Series, SeriesKey} from "@gradus/training/series/series";
import {createAccountRepository} from "../../../accounts/account/account-repository.ts";
import type {SharedMetric} from "../../../contract/shared-run-values.ts";
import type {SharedRun} from "../../../contract/shared-runs.ts";
import type {Secret} from "../../../core/crypto/secret.ts";
import {hashToken} from "../../../core/crypto/token.ts";
import {notFound} from "../../../core/errors.ts";
import {timerEvents} from "../activities/get-run.ts";
import {type OpenDeps, openRun} from "../activities/open-run.ts";
import {tenth, thousandth, whole} from "../activities/rounding.ts";
import type {RunRow} from "../activities/run-repository.ts";
import {seriesLists} from "../activities/series-lists.ts";
import {listPlaces} from "../places/places.ts";
import {createLinkRepository} from "./link-repository.ts";

export interface SharedRunDeps extends OpenDeps {
  readonly now: () => Date;
  readonly secret: Secret;
}

/** Which columns of a run each choice opens; all others are not even read. */
const COLUMNS: Readonly<Record<SharedMetric, readonly SeriesKey[]>> = {
  route: ["latitude", "longitude"],
  power: ["power"],
  pace: ["speed", "distance"],
  heart_rate: ["heart_rate"],
  cadence: ["cadence"],
  elevation: ["altitude"],
};
const PURPOSE = "shared-run-aside";

/** What a link shows. Unknown, expired and revoked links are indistinguishable, as are those of deleted runs. */
export async function getSharedRun(deps: SharedRunDeps, token: string): Promise<SharedRun> {
  const now = deps.now();
  const found = await createLinkRepository(deps.db).find(hashToken(token), now);
  const owner = found && (await createAccountRepository(deps.db).get(found.link.user_id, now));
  if (!found || owner?.state !== "active") throw notFound();
  const {link, run} = found;
  const opened = link.metrics.flatMap((metric) => COLUMNS[metric]);
  const {series} = await openRun(deps, run, {columns: opened});
  const chosen = only(series, opened);
  return {
    ...aboutRun(run),
    ...measures(run, new Set(link.metrics)),
    metrics: [...link.metrics],
    hides_ends: link.hides_ends,
    ...lists(chosen),
    route: routeOf(chosen, {
      turn: link.hides_ends ? turnOf(deps.secret, run.user_id) : null,
      places: await listPlaces(deps.db, run.user_id),
    }),
  };
}

/** Reduces a series to the given columns: an edited run is always opened with all of them. */
function only(series: Series, keys: readonly SeriesKey[]): Series {
  const entries = keys.flatMap((key) => {
    const values = series.columns[key];
    return values ? [[key, values] as const] : [];
  });
  return {...series, columns: Object.fromEntries(entries)};
}

function aboutRun({name, type, surface_type, summary, start_time, offset_seconds}: RunRow) {
  const localStart = new Date(start_time.getTime() + offset_seconds * 1000).toISOString();
  return {
    name,
    type,
    surface_type,
    began: `${localStart.slice(0, 13)}:00`,
    distance: whole(summary.distance),
    moving_time: summary.moving_time,
    elapsed_time: summary.elapsed_time,
  };
}

function measures({summary, has_barometer}: RunRow, chosen: ReadonlySet<SharedMetric>) {
  const of = (metric: SharedMetric, value: number | null) => (chosen.has(metric) ? value : null);
  return {
    average_power: of("power", tenth(summary.average_power)),
    max_power: of("power", tenth(summary.max_power)),
    average_speed: of("pace", thousandth(summary.average_speed)),
    average_heart_rate: of("heart_rate", tenth(summary.average_heart_rate)),
    max_heart_rate: of("heart_rate", tenth(summary.max_heart_rate)),
    average_cadence: of("cadence", tenth(summary.average_cadence)),
    total_elevation_gain: of("elevation", whole(summary.elevation_gain)),
    has_barometer: chosen.has("elevation") && has_barometer,
  };
}

/** Listed, not spread: the grade of a slope, the moment of each second and where it was stay here. */
function lists(series: Series) {
  const all = seriesLists(series, 1);
  return {
    seconds: series.length,
    ...timerEvents(0, series.active),
    power_list: all.total_power_list,
    speed_list: all.speed_list,
    distance_list: all.distance_list,
    heart_rate_list: all.heart_rate_list,
    cadence_list: all.cadence_list,
    elevation_list: all.elevation_list,
  };
}

interface Hidden {
  /** Null where the ends of a run may be seen. */
  readonly turn: number | null;
  readonly places: readonly HiddenPlace[];
}

function routeOf(series: Series, {turn, places}: Hidden): string[] | null {
  const line = trackOf(series);
  if (!line) return null;
  const lines = (turn === null ? [line] : hideEnds(line, turn)).flatMap((part) => hidePlaces(part, places));
  return lines.map((part) => encodePolyline(thin(part, Math.ceil(POINTS_MAX / lines.length))));
}

function thin(line: Line, most: number): Line {
  const points = Array.from(line.latitude, (degrees, at) => project(degrees, line.longitude[at] ?? 0, 0));
  const simplified = simplify(points, most);
  return {
    latitude: Float64Array.from(simplified, (at) => line.latitude[at] ?? 0),
    longitude: Float64Array.from(simplified, (at) => line.longitude[at] ?? 0),
  };
}

/** From 0 to 1, the same for every run of a user, and unknown without our key. */
function turnOf(secret: Secret, user_id: string): number {
  return Buffer.from(secret.sign(PURPOSE, user_id), "base64url").readUInt32BE() / 2 ** 32;
}
