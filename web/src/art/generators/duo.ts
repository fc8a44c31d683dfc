import {type Drawing, element, group} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {type PodLook, podFront} from "./pod-front";
import {podOnShoe} from "./shoe";

interface DuoLook extends PodLook {
  /** The pods alone: what is left brings all its colours along. */
  readonly bare: boolean;
}

/** A letter keeps the ids of the two drawings apart. */
export function duoFront({bare, ...style}: DuoLook, prefix: string): Drawing {
  const back = podFront(style, `${prefix}r`);
  const front = podFront(style, `${prefix}l`);
  return {
    width: 760,
    height: 480,
    body: [
      bare
        ? ""
        : element("path", {
            d: "M0 446C220 300 480 250 760 262M0 300C200 190 460 130 760 140",
            fill: "none",
            stroke: "currentColor",
            "stroke-width": "3",
            "stroke-opacity": ".35",
          }),
      group({transform: "translate(322 8) rotate(7 220 170) scale(.82)"}, back.body),
      group({transform: "translate(-8 72) rotate(-7 262 200)"}, front.body),
      ...(bare
        ? []
        : [
            textPath("L", {face: "paint", size: 84, x: 20, y: 108}),
            textPath("R", {face: "paint", size: 72, x: 690, y: 388}),
          ]),
    ].join(""),
  };
}

export function duoOnShoes(style: PodLook, prefix: string): Drawing {
  const rightPod = podOnShoe(style, `${prefix}r`);
  const near = podOnShoe(style, `${prefix}l`);
  return {
    width: 760,
    height: 480,
    body: [
      group({transform: "translate(196 0) scale(.86)", opacity: ".55"}, rightPod.body),
      group({transform: "translate(0 116)"}, near.body),
      textPath("L", {face: "paint", size: 72, x: 8, y: 180}),
      textPath("R", {face: "paint", size: 62, x: 724, y: 80, anchor: "middle"}),
    ].join(""),
  };
}
