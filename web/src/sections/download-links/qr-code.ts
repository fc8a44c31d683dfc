import {encode} from "uqr";

/** Six sizes of codes hold this much; with more, the squares get too small for a camera at a desk. */
const MAX_BYTES = 106;

/** The dark modules of a QR code for up to 106 bytes of text, row by row. Null when the text is longer. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  // As bytes whatever the text: of capitals and digits the library would make another, smaller code.
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > MAX_BYTES) return null;
  // Any mask is legal. This one breaks up our short addresses well, and spares trying all eight.
  return encode(bytes, {ecc: "M", maskPattern: 0, border: 0}).data;
}
