import type {XmlHandler} from "../files/xml/read-xml.ts";
import {parseNumber} from "../files/xml/values.ts";
import {isPosition} from "../series/distance.ts";

/** Degrees, and metres above the sea; NaN where the height is not known. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude: number;
}

const VALUES: Readonly<Record<string, keyof Place>> = {
  ele: "altitude",
  AltitudeMeters: "altitude",
  LatitudeDegrees: "latitude",
  LongitudeDegrees: "longitude",
};
const POINTS = new Set(["trkpt", "rtept", "Trackpoint"]);

/** Collects the points of a GPX or TCX file in file order, and ignores their other data. */
export class CoursePlaces implements XmlHandler {
  readonly #tracks: Place[] = [];
  readonly #routes: Place[] = [];
  #point: Place | null = null;

  open(name: string, attributes: Readonly<Record<string, string>>) {
    if (!POINTS.has(name)) return;
    this.#point = {
      latitude: parseNumber(attributes.lat ?? ""),
      longitude: parseNumber(attributes.lon ?? ""),
      altitude: Number.NaN,
    };
  }

  close(name: string, text: string) {
    if (!this.#point) return;
    if (POINTS.has(name)) this.#endPoint(name, this.#point);
    else if (Object.hasOwn(VALUES, name)) this.#setValue(name, text, this.#point);
  }

  /** A track follows every bend; a route of the same file may name its corners only. */
  places(): readonly Place[] {
    return this.#tracks.length > 0 ? this.#tracks : this.#routes;
  }

  #setValue(name: string, text: string, point: Place) {
    const key = VALUES[name];
    if (key) this.#point = {...point, [key]: parseNumber(text)};
  }

  #endPoint(name: string, point: Place) {
    this.#point = null;
    if (!isPosition(point.latitude, point.longitude)) return;
    (name === "rtept" ? this.#routes : this.#tracks).push(point);
  }
}
