import type {FootStride} from "@gradus/training/feet/foot-minutes";

const HEAD = "timestamp,side,strides,speed,cadence,point,x,y,z\n";

/** Strides as a table, one row a point, in metres. */
export function* writeStrides(strides: readonly FootStride[]): Generator<string> {
  yield HEAD;
  for (const {time, side, strides: count, speed, cadence, loop} of strides) {
    const before = [time, side, count, speed ?? "", cadence ?? ""].join(",");
    yield loop.map((point, index) => `${before},${index},${point.join(",")}\n`).join("");
  }
}
