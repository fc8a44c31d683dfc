import {MARK_PATH} from "./drawing/logo-paths";

const SIDE = 64;
const MARK_WIDTH = 62;
const MARK_HEIGHT = 50;
/** As a share of the icon's side: a home screen may crop a maskable icon to a circle of four fifths of it. */
const SCALES = {any: 0.68, maskable: 0.56} as const;

export type IconPurpose = keyof typeof SCALES;

export function appIcon(purpose: IconPurpose): string {
  const scale = SCALES[purpose];
  const x = (SIDE - MARK_WIDTH * scale) / 2;
  const y = (SIDE - MARK_HEIGHT * scale) / 2;
  const corner = purpose === "any" ? 14 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="512" height="512"><rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="#1f4fa8"/><path d="${MARK_PATH}" fill="none" stroke="#fff" stroke-width="5.4" transform="translate(${x} ${y}) scale(${scale})"/></svg>`;
}
