import {type DragEvent, useEffect, useRef, useState} from "react";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import type {UploadTranslator} from "./upload-messages";

const KINDS = ".fit,.tcx,.gpx,.csv,.gz,.zip";

interface Props {
  readonly t: UploadTranslator;
  readonly onFiles: (files: readonly File[]) => void;
}

export function DropZone({t, onFiles}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(blockPageDrops, []);
  function take(list: FileList | null | undefined) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label={t("runUpload.drop")}
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={24} />
      <p className="text-h3">{t("runUpload.drop")}</p>
      <p className="max-w-measure text-text-2">{t("runUpload.kinds")}</p>
      <input
        ref={input}
        type="file"
        name="files"
        multiple
        hidden
        accept={KINDS}
        aria-label={t("runUpload.choose")}
        onChange={({currentTarget}) => {
          take(currentTarget.files);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button size="lg" onClick={() => input.current?.click()}>
        {t("runUpload.choose")}
      </Button>
    </section>
  );
}

/** Blocks drops beside the zone: the browser would open the file in place of the page and lose running uploads. */
function blockPageDrops() {
  const listening = new AbortController();
  const keep = (event: Event) => event.preventDefault();
  for (const name of ["dragover", "drop"]) addEventListener(name, keep, {signal: listening.signal});
  return () => listening.abort();
}
