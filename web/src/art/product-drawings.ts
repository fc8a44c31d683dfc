import {CLIPS, type Clip} from "./drawing/clip";
import {drawFile} from "./drawing-file";
import {parseArt} from "./parse-art";

/** The file of a picture, for where what is shown is known in the browser only. */
interface ProductDrawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** By article, and for hardware by the clip in its box: `pod orange`. */
export type ProductDrawings = Readonly<Record<string, ProductDrawing>>;

const one = (generator: string, params: object, clip: Clip) =>
  drawFile(parseArt({generator, params: JSON.stringify(params)}), clip);

/** Pictures of everything that can lie in a cart. A membership has none. */
export function productDrawings(): ProductDrawings {
  const pairs = CLIPS.flatMap((clip) => [
    [`pod ${clip}`, one("pod", {}, clip)] as const,
    [`duo ${clip}`, one("duo", {bare: true}, clip)] as const,
    [`clip-${clip}`, one("clips", {colours: [clip], bare: true}, clip)] as const,
  ]);
  const all = [...pairs, ["clip-pack", one("clips", {bare: true}, "black")] as const];
  return Object.fromEntries(
    all.flatMap(([name, file]) =>
      file ? [[name, {src: file.address, width: file.width, height: file.height}]] : [],
    ),
  );
}
