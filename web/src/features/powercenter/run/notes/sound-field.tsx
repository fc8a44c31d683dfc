import {NOTE_BOUNDS} from "@gradus/backend/contract/note-values";
import {type ChangeEvent, useEffect, useId, useRef} from "react";
import {Button} from "@/ui/button";
import {useBlockDialogClose} from "@/ui/dialog";
import {Icon} from "@/ui/icon/icon";
import {ProblemLine} from "@/ui/status-lines";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {LevelMeter} from "./level-meter";
import {NotePlayer} from "./note-player";
import {LONGEST_S} from "./recorder";
import {fileMistake, megabytes} from "./sound-file";
import {type RecorderState, useRecorder} from "./use-recorder";

interface Props {
  readonly file: Blob | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onFile: (file: Blob | null) => void;
}

export function SoundField({file, format, t, onFile}: Props) {
  const recorder = useRecorder();
  const {state} = recorder;
  const recorded = state.kind === "done" ? state.file : null;
  // Without this, a single key press would discard the recording.
  useBlockDialogClose(state.kind === "recording" || file !== null);
  useEffect(() => {
    if (recorded) onFile(recorded);
  }, [recorded]);

  function record() {
    onFile(null);
    void recorder.start();
  }
  function choose({currentTarget}: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    recorder.reset();
    onFile(chosen);
  }
  return (
    <div className="sound-field">
      {state.kind === "recording" ? (
        <Running state={state} format={format} t={t} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" aria-disabled={state.kind === "asking"} onClick={record}>
            <Icon name="microphone" />
            {file ? t("notes.again") : t("notes.start")}
          </Button>
          <FileChoice t={t} onChoose={choose} />
        </div>
      )}
      {file && <SoundPreview file={file} format={format} t={t} />}
      <p role="status" className="text-label mt-2 text-text-2">
        {state.kind === "asking" ? t("notes.asking") : hint(t)}
      </p>
      <ProblemLine className="mt-2">{problemOf(state, file, t)}</ProblemLine>
    </div>
  );
}

const hint = (t: RunTranslator) =>
  t("notes.limits", {
    minutes: LONGEST_S / 60,
    size: megabytes(NOTE_BOUNDS.audio_bytes, t.formatLocale),
  });

function problemOf(state: RecorderState, file: Blob | null, t: RunTranslator): string | null {
  if (state.kind === "failed" && !file) return t(`notes.${state.reason}`);
  return file && fileMistake(file, t);
}

interface RunningProps extends Pick<Props, "format" | "t"> {
  readonly state: Extract<RecorderState, {kind: "recording"}>;
}

function Running({state: {recording, seconds}, format, t}: RunningProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {/* It stands where the button was that began. */}
      <Button variant="danger" autoFocus onClick={() => recording.stop()}>
        {t("notes.stop")}
      </Button>
      <span className="text-data">
        {t("notes.recording", {time: format.duration(Math.floor(seconds)), most: format.duration(LONGEST_S)})}
      </span>
      <LevelMeter level={recording.level} label={t("notes.level")} />
    </div>
  );
}

interface ChoiceProps extends Pick<Props, "t"> {
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

function FileChoice({t, onChoose}: ChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id} className="text-label">
        {t("notes.choose")}
      </label>
      <input
        id={id}
        name="sound"
        type="file"
        accept="audio/*,.webm,.ogg,.m4a,.mp3,.wav,.aac"
        className="note-file"
        onChange={onChoose}
      />
    </span>
  );
}

function SoundPreview({file, format, t}: Pick<Props, "format" | "t"> & {readonly file: Blob}) {
  const url = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (url.current) URL.revokeObjectURL(url.current);
      url.current = null;
    },
    [file],
  );
  async function read() {
    url.current ??= URL.createObjectURL(file);
    return {url: url.current, until: Number.POSITIVE_INFINITY};
  }
  const size = megabytes(file.size, t.formatLocale);
  return (
    <NotePlayer read={read} file={file} name={t("notes.yours")} format={format} t={t}>
      {file instanceof File ? `${file.name} · ${size}` : size}
    </NotePlayer>
  );
}
