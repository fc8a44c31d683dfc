import type {CartLine} from "@gradus/backend/contract/cart";
import type {ProductDrawings} from "@/art/product-drawings";

/** A membership has none. */
export const drawingOf = ({sku, clip}: Pick<CartLine, "sku" | "clip">, drawings: ProductDrawings) =>
  drawings[`${sku} ${clip ?? "black"}`] ?? drawings[sku];

/** Hidden from screen readers: the name is beside it. */
export function LinePicture({line, drawings}: {line: CartLine; drawings: ProductDrawings}) {
  const drawing = drawingOf(line, drawings);
  if (!drawing) return <span className="line-picture" />;
  const {src, width, height} = drawing;
  return <img className="line-picture" src={src} width={width} height={height} alt="" decoding="async" />;
}
