import {type Drawing, element} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {bibLanes, type Field} from "./bib-lanes";

interface BibLook {
  readonly initials: string;
  readonly field: Field;
  readonly seed: number;
}

export function coachBib({initials, field, seed}: BibLook): Drawing {
  const {lines, ticks} = bibLanes(seed);
  return {
    width: 320,
    height: 320,
    body: [
      element("rect", {width: 320, height: 320, fill: `var(--field-${field})`}),
      element("path", {
        d: lines,
        fill: "none",
        stroke: "#fff",
        "stroke-width": "2.5",
        "stroke-opacity": ".42",
      }),
      element("path", {
        d: ticks,
        fill: "none",
        stroke: "#fff",
        "stroke-opacity": ".5",
        "stroke-width": "10",
        "stroke-dasharray": "1.5 5",
      }),
      element(
        "g",
        {color: "#fff"},
        textPath(initials.toUpperCase().slice(0, 3), {face: "paint", size: 170, x: 24, y: 148}),
      ),
    ].join(""),
  };
}
