import {expect, it} from "vitest";
import {CLIPS} from "./drawing/clip";
import {readDrawingAddress} from "./drawing-file";
import {productDrawings} from "./product-drawings";

const drawings = productDrawings();

it("there is a picture of everything that can lie in a cart", () => {
  const hardware = CLIPS.flatMap((clip) => [`pod ${clip}`, `duo ${clip}`]);
  const clips = CLIPS.map((clip) => `clip-${clip}`);
  expect(Object.keys(drawings).toSorted()).toEqual([...hardware, ...clips, "clip-pack"].toSorted());
});

it.each(Object.entries(drawings))("%s is answered at its address", (_name, {src, width}) => {
  const query = new URLSearchParams(src.slice(src.indexOf("?") + 1));
  expect(readDrawingAddress(query)).toMatchObject({address: src, width});
});
