/** Seconds after which a recording ends by itself. */
export const LONGEST_S = 300;
/** Speech needs no more; five minutes are then about 2 MB. */
const BITS = 64_000;
/** In order of preference; the server accepts each of them. */
const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"] as const;

export type RecorderFailure = "denied" | "noMicrophone" | "unsupported" | "broke";

export interface Recording {
  stop(): void;
  /** Lets the microphone go without keeping anything. */
  discard(): void;
  /** How loud it is now, 0 to 1. */
  level(): number;
}

interface Events {
  readonly onDone: (file: Blob) => void;
  readonly onFailure: () => void;
}

/** Records the microphone until it is stopped. The browser asks for permission. */
export async function startRecording({onDone, onFailure}: Events): Promise<Recording | RecorderFailure> {
  // Undefined outside https and localhost, despite the types.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices || !("MediaRecorder" in globalThis)) return "unsupported";
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) return "unsupported";
  const stream = await openMicrophone(devices);
  if (typeof stream === "string") return stream;
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  const context = new AudioContext();
  const level = levelOf(context, stream);
  const recorder = new MediaRecorder(stream, {mimeType, audioBitsPerSecond: BITS});
  const parts: Blob[] = [];
  let isKept = true;
  recorder.ondataavailable = ({data}) => void parts.push(data);
  recorder.onstop = () => {
    release();
    if (isKept) onDone(new Blob(parts, {type: mimeType}));
  };
  recorder.onerror = () => {
    isKept = false;
    release();
    onFailure();
  };
  recorder.start();
  const stop = () => recorder.state === "inactive" || recorder.stop();
  return {
    level,
    stop,
    discard() {
      isKept = false;
      stop();
    },
  };
}

async function openMicrophone(devices: MediaDevices): Promise<MediaStream | RecorderFailure> {
  try {
    return await devices.getUserMedia({audio: true});
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "NotAllowedError" || name === "SecurityError") return "denied";
    return name === "NotFoundError" || name === "OverconstrainedError" ? "noMicrophone" : "broke";
  }
}

function levelOf(context: AudioContext, stream: MediaStream): () => number {
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    // Speech lies between -50 and 0 dB.
    return Math.max(0, Math.min(1, 1 + (20 * Math.log10(Math.max(loudness, 1e-4))) / 50));
  };
}
