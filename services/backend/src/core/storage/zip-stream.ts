import {strToU8, Zip, ZipDeflate} from "fflate";

export interface ZipMember {
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** A zip, piece by piece: at no time is more of it in memory than the piece that is being read. */
export async function* zipStream(
  members: AsyncIterable<ZipMember> | Iterable<ZipMember>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const outputChunks: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    outputChunks.push(piece);
  });
  for await (const {name, chunks} of members) {
    const file = new ZipDeflate(name, {level: 6});
    file.mtime = mtime;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(typeof chunk === "string" ? strToU8(chunk) : chunk);
      yield* outputChunks.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* outputChunks.splice(0);
  }
  zip.end();
  yield* outputChunks.splice(0);
}
