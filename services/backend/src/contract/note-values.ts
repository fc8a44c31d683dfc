// Plain values, free of the schema library: browsers load this file.

/** The media types of spoken notes. Browsers record WebM, Ogg or MP4; watches and phones the rest. */
export const AUDIO_TYPES = [
  "audio/webm",
  "audio/ogg",
  "audio/mp4",
  "audio/mpeg",
  "audio/wav",
  "audio/aac",
] as const;
export type AudioType = (typeof AUDIO_TYPES)[number];

export const NOTE_KINDS = ["text", "audio"] as const;

export const NOTE_BOUNDS = {
  /** Characters of a note, or of the transcript of a spoken one. */
  text: {max: 4000},
  audio_bytes: 20 * 1024 * 1024,
  /** Notes of one run. */
  notes: {max: 200},
  /** How long an address of a recording is good for. */
  link_seconds: 600,
} as const;
