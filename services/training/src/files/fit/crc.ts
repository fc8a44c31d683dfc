const POLYNOMIAL = 0xa001;

/** What a byte does to the sum when `zeros` zero bytes follow it: four at a time take four such tables. */
function tableOf(zeros: number): Uint16Array {
  return Uint16Array.from({length: 256}, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8 * (zeros + 1); bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    return crc;
  });
}

const [LAST, THIRD, SECOND, FIRST] = [tableOf(0), tableOf(1), tableOf(2), tableOf(3)];

/** CRC-16 as FIT has it (reflected 0xA001, starting at 0) of `bytes[from, to)`. Over data and its own CRC it is 0. */
export function crc16(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let crc = 0;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const first = (crc ^ (bytes[at] ?? 0)) & 0xff;
    const second = (crc >>> 8) ^ (bytes[at + 1] ?? 0);
    const early = (FIRST[first] ?? 0) ^ (SECOND[second] ?? 0);
    crc = early ^ (THIRD[bytes[at + 2] ?? 0] ?? 0) ^ (LAST[bytes[at + 3] ?? 0] ?? 0);
  }
  for (; at < to; at++) crc = (crc >>> 8) ^ (LAST[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return crc;
}
