import {MARK_PATH, WORDMARK_PATH} from "../drawing/logo-paths";
import {createRandom} from "../drawing/random";
import {arc, type Drawing, element, glow, group} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {idsOf} from "./pod-parts";

export function card({seed}: {readonly seed: number}, prefix: string): Drawing {
  const id = idsOf(prefix);
  const corner = element("rect", {width: 520, height: 328, rx: 16});
  return {
    width: 640,
    height: 440,
    body: [
      element(
        "defs",
        {},
        glow(id("shadow"), "#000", 0.5),
        ground(prefix),
        `<clipPath id='${id("card")}'>${corner}</clipPath>`,
      ),
      element("ellipse", {cx: 330, cy: 402, rx: 290, ry: 32, fill: `url(#${id("shadow")})`}),
      group(
        {transform: "translate(48 66) rotate(-5 260 164)", color: "#fff"},
        group({"clip-path": `url(#${id("card")})`}, face(seed, prefix)),
        element("rect", {
          width: 520,
          height: 328,
          rx: 16,
          fill: "none",
          stroke: "#fff",
          "stroke-opacity": ".35",
        }),
      ),
    ].join(""),
  };
}

function ground(prefix: string): string {
  const stops = `<stop stop-color='#1a7a60'/><stop offset='1' stop-color='#0f5a45'/>`;
  return `<radialGradient id='${prefix}-ground' cx='.78' cy='.3' r='.9'>${stops}</radialGradient>`;
}

function face(seed: number, prefix: string): string {
  const random = createRandom(seed);
  // Base, test, peak, recovery, maintenance: each phase as wide as its weeks.
  const widths = [62, 24, 54, 32, 44].map((width) => width + random() * 6);
  let radius = 120;
  const lanes = widths.map((width, index) => {
    const inner = radius;
    radius += width;
    return (
      element("path", {
        d: arc(520, 392, radius, -92, 4),
        fill: "none",
        stroke: "#fff",
        "stroke-width": "2.5",
      }) +
      element("path", {
        d: arc(520, 392, inner + 5, -60 - index * 5, 2),
        fill: "none",
        stroke: "#fff",
        "stroke-width": "9",
        "stroke-dasharray": "1.5 6.5",
        "stroke-opacity": ".75",
      })
    );
  });
  return [
    element("rect", {width: 520, height: 328, fill: `url(#${prefix}-ground)`}),
    element("path", {d: arc(520, 392, 120, -92, 4), fill: "none", stroke: "#fff", "stroke-width": "2.5"}),
    ...lanes,
    element("path", {
      d: MARK_PATH,
      fill: "none",
      stroke: "#fff",
      "stroke-width": "4.6",
      transform: "translate(30 30) scale(.72)",
    }),
    element("path", {d: WORDMARK_PATH, fill: "#fff", transform: "translate(92 40) scale(.58)"}),
    textPath("12", {face: "paint", size: 118, x: 28, y: 300}),
  ].join("");
}
