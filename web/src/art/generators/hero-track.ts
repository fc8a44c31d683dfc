import {type Drawing, group} from "../drawing/svg";
import {lanes} from "./lanes";
import {type PodLook, podFront} from "./pod-front";

export function heroTrack({seed, ...style}: PodLook & {readonly seed: number}, prefix: string): Drawing {
  const {body, width, height} = lanes({seed});
  const pod = podFront(style, prefix);
  return {width, height, body: body + group({transform: "translate(660 270) scale(1.3)"}, pod.body)};
}
