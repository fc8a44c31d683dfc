import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {FootMinute, FootStride} from "./foot-minutes.ts";
import {fromMillimetres, type Loop, toMillimetres} from "./stride.ts";

// Strides and minutes as they are stored, one after the other, lowest byte first: a head of 16 bytes, then loops in whole
// millimetres. What is not known is not a number.

const VALUES = 3 * TRAINING_DEFAULTS.feet.path.points;
const HEAD = 16;
const LOOP = 2 * VALUES;
const STRIDE = HEAD + LOOP;
const MINUTE = HEAD + 2 * LOOP;
const STRIDES_MOST = 65_535;

export function packStrides(strides: readonly FootStride[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(STRIDE * strides.length));
  strides.forEach(({side, time, strides: count, loop, ...rates}, index) => {
    const at = STRIDE * index;
    view.setUint32(at, time, true);
    view.setUint16(at + 4, side === "left" ? 0 : 1, true);
    view.setUint16(at + 6, Math.min(count, STRIDES_MOST), true);
    writeRates(view, at + 8, rates);
    writeLoop(view, at + HEAD, loop);
  });
  return new Uint8Array(view.buffer);
}

export function unpackStrides(bytes: Uint8Array): FootStride[] {
  const view = viewOf(bytes);
  return Array.from({length: Math.floor(bytes.length / STRIDE)}, (_, index) => {
    const at = STRIDE * index;
    return {
      side: view.getUint16(at + 4, true) === 0 ? "left" : "right",
      time: view.getUint32(at, true),
      strides: view.getUint16(at + 6, true),
      loop: readLoop(view, at + HEAD),
      ...readRates(view, at + 8),
    };
  });
}

export function packMinutes(minutes: readonly FootMinute[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(MINUTE * minutes.length));
  minutes.forEach(({time, path, ...rates}, index) => {
    const at = MINUTE * index;
    view.setUint32(at, time, true);
    view.setUint32(at + 4, path.strides, true);
    writeRates(view, at + 8, rates);
    writeLoop(view, at + HEAD, path.mean);
    writeLoop(view, at + HEAD + LOOP, path.sd);
  });
  return new Uint8Array(view.buffer);
}

export function unpackMinutes(bytes: Uint8Array): FootMinute[] {
  const view = viewOf(bytes);
  return Array.from({length: Math.floor(bytes.length / MINUTE)}, (_, index) => {
    const at = MINUTE * index;
    const strides = view.getUint32(at + 4, true);
    const [mean, sd] = [readLoop(view, at + HEAD), readLoop(view, at + HEAD + LOOP)];
    return {time: view.getUint32(at, true), ...readRates(view, at + 8), path: {mean, sd, strides}};
  });
}

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

type Rates = Pick<FootStride, "speed" | "cadence">;

function writeRates(view: DataView, at: number, {speed, cadence}: Rates) {
  view.setFloat32(at, speed ?? Number.NaN, true);
  view.setFloat32(at + 4, cadence ?? Number.NaN, true);
}

function readRates(view: DataView, at: number): Rates {
  const read = (offset: number) => {
    const value = view.getFloat32(offset, true);
    return Number.isNaN(value) ? null : value;
  };
  return {speed: read(at), cadence: read(at + 4)};
}

function writeLoop(view: DataView, at: number, loop: Loop) {
  toMillimetres(loop).forEach((millimetres, index) => {
    view.setInt16(at + 2 * index, millimetres, true);
  });
}

function readLoop(view: DataView, at: number): Loop {
  return fromMillimetres(
    Int16Array.from({length: VALUES}, (_, index) => view.getInt16(at + 2 * index, true)),
  );
}
