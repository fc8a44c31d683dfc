import {type ReactNode, useEffect, useRef, useState} from "react";
import {Icon} from "@/ui/icon/icon";
import {ProblemLine} from "@/ui/status-lines";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {decodeSound, type Sound} from "./peaks";
import {Waveform} from "./waveform";

/** Where a recording is to be had, and until when; or why not, in words. */
export type Source = {readonly url: string; readonly until: number} | {readonly problem: string | null};

interface Props {
  /** Called when the user presses play, and again once the address has expired. */
  readonly read: () => Promise<Source>;
  /** What is here already is drawn at once. */
  readonly file?: Blob;
  readonly name: string;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  /** Before it was played, where it is known. */
  readonly children?: ReactNode;
}

export function NotePlayer({read, file, name, format, t, children}: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const player = usePlayer(audio, {read, file, failed: t("notes.playFailed")});
  const {isPlaying, at, sound, length, problem} = player;
  const label = isPlaying ? t("notes.pause") : t("notes.play");
  const time =
    length === null
      ? format.duration(at)
      : t("notes.of", {at: format.duration(at), length: format.duration(length)});
  return (
    <div className="note-player">
      <audio ref={audio} preload="none" {...player.events} />
      <button type="button" className="note-play" aria-label={`${label}: ${name}`} onClick={player.toggle}>
        <Icon name={isPlaying ? "pause" : "play"} size={20} />
      </button>
      <span className="note-wave">
        <Waveform sound={sound} share={length ? at / length : 0} />
        {length !== null && (
          <input
            type="range"
            aria-label={t("notes.position")}
            aria-valuetext={time}
            min={0}
            max={Math.max(1, Math.round(length * 10))}
            value={Math.round(at * 10)}
            onChange={(event) => player.seek(Number(event.currentTarget.value) / 10)}
          />
        )}
      </span>
      <span className="text-data">{at > 0 || length !== null ? time : children}</span>
      <ProblemLine className="basis-full">{problem}</ProblemLine>
    </div>
  );
}

type Playing = Pick<Props, "read"> & {readonly file: Blob | undefined; readonly failed: string};

function usePlayer(audio: {readonly current: HTMLAudioElement | null}, {read, file, failed}: Playing) {
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [sound, setSound] = useState<Sound | null>(null);
  const [length, setLength] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const until = useRef(0);
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);
  useEffect(() => {
    if (file) void decodeSound(file).then(show);
  }, [file]);

  /** From where it stood, with an address that is still good. */
  async function play() {
    const element = audio.current;
    if (!element) return;
    setProblem(null);
    if (Date.now() >= until.current) {
      const source = await read();
      if ("problem" in source) return setProblem(source.problem);
      until.current = source.until;
      element.src = source.url;
      if (at > 0) element.currentTime = at;
      // A file of this device is looked at by itself: pages may not read their own blobs by address.
      if (!sound && !file) void loadSound(source.url);
    }
    // A player that fails also reports it by its `error` event.
    await element.play().catch(() => setProblem(failed));
  }
  async function loadSound(url: string) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) show(await decodeSound(await response.blob()));
  }
  function show(decodedSound: Sound | null) {
    if (!decodedSound) return;
    setSound(decodedSound);
    setLength(decodedSound.seconds);
  }
  return {
    isPlaying,
    at,
    sound,
    length,
    problem,
    toggle: () => (isPlaying ? audio.current?.pause() : void play()),
    seek(seconds: number) {
      setAt(seconds);
      if (audio.current?.src) audio.current.currentTime = seconds;
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setAt(audio.current?.currentTime ?? 0),
      // A recording of a browser does not know how long it is before it was decoded.
      onDurationChange: () => {
        const seconds = audio.current?.duration ?? Number.NaN;
        if (Number.isFinite(seconds)) setLength(seconds);
      },
      onEnded: () => setAt(0),
      onError: () => {
        setPlaying(false);
        // The next press requests a new address: this one may have expired.
        until.current = 0;
        setProblem(failed);
      },
    },
  };
}
