import {z} from "zod";
import {lengthOf} from "./bounds.ts";
import {refuseAs} from "./field-code.ts";
import {AUDIO_TYPES, NOTE_BOUNDS, NOTE_KINDS} from "./note-values.ts";

/** Lines may break; nothing turns the direction of what follows. */
const TEXT = /^(?:[\n\r\t]|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u;

const instant = z.iso.datetime();

export const note = z.object({
  id: z.string(),
  activity_id: z.string(),
  kind: z.enum(NOTE_KINDS),
  /** Seconds from the start of the run as it is now; null for the run as a whole, and where that moment was cut off. */
  second: z.int().nullable(),
  /** For a spoken note its transcript, if one was written. */
  text: z.string(),
  media_type: z.enum(AUDIO_TYPES).nullable(),
  /** Bytes of the recording. */
  size: z.int().nullable(),
  created: instant,
  updated: instant,
  /** Sent as `ETag` too. `If-Match` with an older one answers 409 `conflict`. */
  version: z.int(),
});
export type Note = z.infer<typeof note>;

/** GET /b/api/v1/activities/{id}/notes: those of the whole run first, then along the run. */
export const noteList = z.object({items: z.array(note)});

const text = z
  .string()
  .trim()
  .refine((value) => lengthOf(value) <= NOTE_BOUNDS.text.max, refuseAs("too_long"))
  .refine((value) => TEXT.test(value) && value.isWellFormed(), refuseAs("unknown_value"));
const second = z.int().min(0);

export const newNote = z.strictObject({
  text: text.refine((value) => value !== "", refuseAs("required")),
  second: second.nullable().optional(),
});
export type NewNote = z.infer<typeof newNote>;

export const newAudioNote = z.object({
  second: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  text: text.default(""),
});

/** PATCH …/notes/{note_id}: changes the given fields. A spoken note always keeps a second, a written one a text. */
export const noteEdit = z.strictObject({text, second: second.nullable()}).partial();
export type NoteEdit = z.infer<typeof noteEdit>;

export const noteRemoval = z.object({removed: z.literal(true)});

/** GET …/notes/{note_id}/download-url: the recording, for any holder of the address, until `expires_at`. */
export const noteLink = z.object({url: z.string(), expires_at: instant});
