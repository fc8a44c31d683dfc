import {MARK_PATH, WORDMARK_PATH} from "./drawing/logo-paths";
import {type Drawing, element, group, stops} from "./drawing/svg";
import {textPath, textWidth} from "./drawing/text-path";
import type {Field} from "./generators/bib-lanes";
import {lanes} from "./generators/lanes";
import {lanesLook, placeOf, subjectOf} from "./hero-place";
import {type ArtDescriptor, drawArt, parseArt} from "./parse-art";
import {GROUNDS, standalone} from "./standalone";

const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 64;
const COLUMN = 570;
const TITLE_LINES = 4;

/** The picture beside the title when editors chose none. */
const USUAL: ArtDescriptor = {generator: "heroTrack", params: '{"clip":"black","seed":7}'};
/** Crosses the lower edge, so that the drawing placed in it does too. */
const GROUND_BOX = {x: 628, y: 214, width: 572, height: 440};
const PANEL_BOX = {x: 660, y: 95, width: 480, height: 440};

interface SocialPicture {
  readonly field: string;
  readonly title: string;
  /** Formatted for the region. */
  readonly price?: string;
  /** What editors want to see instead of the usual pod. */
  readonly art?: ArtDescriptor | null;
  /** The product's name, which is part of the title of the file. */
  readonly product: string;
}

/** The social picture of a page: SVG of 1200 × 630, its text as outlines. */
export function socialPicture({field, title, price, product, art}: SocialPicture): string {
  const [base, highlight] = GROUNDS[isField(field) ? field : "track"];
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      color: "#fff",
    },
    element("title", {}, escapeTitle(`${title}, ${product}`)),
    element("defs", {}, definitions(base, highlight)),
    element("rect", {width: WIDTH, height: HEIGHT, fill: "url(#ground)"}),
    pictureBeside(art?.generator ? art : USUAL),
    logo(),
    painted(title),
    price ? textPath(price, {face: "wide", size: 44, x: LEFT, y: 566}) : "",
  );
}

/** The editors' drawing right of the words, on lanes where it stands on the ground. */
function pictureBeside(art: ArtDescriptor): string {
  const parsed = parseArt(art);
  const layout = placeOf(parsed);
  const isOnLanes = layout === "object" || layout === "lanes-only";
  const subject = layout === "lanes-only" ? null : drawArt(subjectOf(parsed), {prefix: "p", clip: "black"});
  return [
    isOnLanes ? background(lanes(lanesLook(parsed))) : "",
    subject ? fit(subject, isOnLanes && subject.width > subject.height ? GROUND_BOX : PANEL_BOX) : "",
  ].join("");
}

function background({body}: Drawing): string {
  return group({mask: "url(#right)"}, group({transform: "translate(-20 -54) scale(.86)"}, body));
}

/** As large as the box allows, in its middle, and nothing beyond its own edges. */
function fit({body, width, height}: Drawing, box: typeof PANEL_BOX): string {
  const scale = Math.min(box.width / width, box.height / height);
  const size = {width: width * scale, height: height * scale};
  const x = box.x + (box.width - size.width) / 2;
  const y = box.y + (box.height - size.height) / 2;
  return element("svg", {x, y, ...size, viewBox: `0 0 ${width} ${height}`}, standalone(body));
}

function isField(name: string): name is Field {
  return Object.hasOwn(GROUNDS, name);
}

function escapeTitle(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function definitions(base: string, highlight: string): string {
  return [
    `<radialGradient id="ground" cx=".78" cy=".35" r=".9">${stops([
      [0, highlight],
      [1, base],
    ])}</radialGradient>`,
    `<linearGradient id="fade">${stops([
      [0.54, "#000"],
      [0.7, "#fff"],
    ])}</linearGradient>`,
    `<mask id="right" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask>`,
  ].join("");
}

function logo(): string {
  return group(
    {transform: `translate(${LEFT} 52) scale(.8)`},
    element("path", {d: MARK_PATH, fill: "none", stroke: "currentColor", "stroke-width": "4.6"}),
    element("path", {d: WORDMARK_PATH, fill: "currentColor", transform: "translate(86 14) scale(.794)"}),
  );
}

/** The title as large as its column and four lines allow. */
function painted(title: string): string {
  const sizes = [92, 80, 70, 60, 52, 44, 36];
  const fits = (size: number) => {
    const rows = wrap(title, size);
    return rows.length <= TITLE_LINES && rows.every((row) => textWidth(row, "wide", size) <= COLUMN);
  };
  const size = sizes.find(fits) ?? 36;
  const rows = wrap(title, size).slice(0, TITLE_LINES);
  const top = 172 + size;
  return rows
    .map((row, index) => textPath(row, {face: "wide", size, x: LEFT, y: top + index * size}))
    .join("");
}

/** Breaks a title between words where the next one no longer fits. */
function wrap(title: string, size: number): string[] {
  const rows: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = rows.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(joined, "wide", size) > COLUMN) rows.push(word);
    else rows[rows.length - 1] = joined;
  }
  return rows;
}
