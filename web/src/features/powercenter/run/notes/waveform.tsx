import type {Sound} from "./peaks";

/** Drawn before the sound of the recording is known. */
const FLAT = Array.from({length: 72}, () => 0);
const STEP = 4;
const HEIGHT = 28;

interface Props {
  readonly sound: Sound | null;
  /** How much of it was played. */
  readonly share: number;
}

export function Waveform({sound, share}: Props) {
  const peaks = sound?.peaks ?? FLAT;
  const width = peaks.length * STEP;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {peaks.map((peak, index) => {
        const half = Math.max(1.5, (peak * HEIGHT) / 2);
        return (
          <line
            key={index}
            x1={index * STEP + 1}
            x2={index * STEP + 1}
            y1={HEIGHT / 2 - half}
            y2={HEIGHT / 2 + half}
            data-played={index / peaks.length < share || undefined}
          />
        );
      })}
    </svg>
  );
}
