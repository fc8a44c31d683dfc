/** How loud each of some equal parts of a sound is, 0 to 1; the loudest is 1. Silence stays silent. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const width = samples.length / count;
  const peaks = Array.from({length: count}, (_, part) => {
    let peak = 0;
    for (let at = Math.floor(part * width); at < (part + 1) * width; at++)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const highest = Math.max(...peaks);
  // What hums below is the microphone itself.
  return highest < 0.005 ? peaks.map(() => 0) : peaks.map((peak) => peak / highest);
}

export interface Sound {
  readonly seconds: number;
  readonly peaks: readonly number[];
}

/** Ticks of a drawing. */
const TICKS = 72;
/** A longer recording is not drawn: the user would wait for the drawing before listening. */
const MOST_BYTES = 4 * 1024 * 1024;

/** What a recording looks like; null where this browser cannot decode it: then it is only played. */
export async function decodeSound(file: Blob): Promise<Sound | null> {
  if (file.size > MOST_BYTES || typeof OfflineAudioContext === "undefined") return null;
  try {
    const decoder = new OfflineAudioContext(1, 1, 44_100);
    const sound = await decoder.decodeAudioData(await file.arrayBuffer());
    return {seconds: sound.duration, peaks: peaksOf(sound.getChannelData(0), TICKS)};
  } catch {
    return null;
  }
}
