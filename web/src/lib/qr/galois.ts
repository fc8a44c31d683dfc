/** Arithmetic in GF(256) with the polynomial of QR codes, and the check bytes made with it. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function multiply(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : at(EXP, at(LOG, one) + at(LOG, other));
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

/** The `count` Reed–Solomon check bytes of the data. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest: number[] = new Array(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, coefficient] of divisor.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return rest;
}

function generator(degree: number): number[] {
  let coefficients = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...coefficients, 0];
    for (const [index, coefficient] of coefficients.entries()) {
      next[index + 1] = (next[index + 1] ?? 0) ^ multiply(coefficient, at(EXP, root));
    }
    coefficients = next;
  }
  return coefficients.slice(1);
}
