import {MARK_PATH, WORDMARK_PATH} from "@/ui/logo/paths";
import type {Field} from "./generators/coach-bib";
import {lanes} from "./generators/lanes";
import {podFront} from "./generators/pod-front";
import {element, group, stops} from "./svg";
import {textPath, textWidth} from "./text-path";

const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, COLUMN] = [64, 570];
const TITLE_LINES = 4;

/** Base and lit centre; the style sheet's tokens do not reach a picture that is rendered on its own. */
const GROUNDS: Readonly<Record<Field, readonly [base: string, lit: string]>> = {
  track: ["#1f4fa8", "#2a5ec0"],
  infield: ["#0f5a45", "#14664f"],
  cinder: ["#a33a29", "#b5452f"],
  asphalt: ["#14181a", "#242b2f"],
};

interface SocialPicture {
  readonly field: string;
  readonly title: string;
  /** Formatted for the region. */
  readonly price?: string;
  /** The product's name, said to whoever reads the file. */
  readonly product: string;
}

/** The picture that stands for a page elsewhere: SVG of 1200 × 630, its words as outlines. */
export function socialPicture({field, title, price, product}: SocialPicture): string {
  const [base, lit] = GROUNDS[isField(field) ? field : "track"];
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
    element("defs", {}, definitions(base, lit)),
    element("rect", {width: WIDTH, height: HEIGHT, fill: "url(#ground)"}),
    group({mask: "url(#right)"}, group({transform: "translate(-20 -54) scale(.86)"}, lanes({seed: 7}).body)),
    group({transform: "translate(628 214) scale(1.1)"}, podFront({clip: "black", lume: true}, "p").body),
    logo(),
    painted(title),
    price ? textPath(price, {face: "wide", size: 44, x: LEFT, y: 566}) : "",
  );
}

function isField(name: string): name is Field {
  return Object.hasOwn(GROUNDS, name);
}

function escapeTitle(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function definitions(base: string, lit: string): string {
  return [
    `<radialGradient id="ground" cx=".78" cy=".35" r=".9">${stops([
      [0, lit],
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
