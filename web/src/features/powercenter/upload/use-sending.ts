import {useEffect, useRef, useState} from "react";
import {uploadRuns} from "@/client/resources/upload-runs";
import {countBatchesUnderWay, nextBatch, updateFromReply} from "./upload-batch";
import {changeAll, type ItemChanges, type UploadItem} from "./upload-item";

/** Forms sent at the same time: more would only share the line. */
const AT_ONCE = 2;

/**
 * Sends waiting lanes as soon as there is room. Returns when sending resumes while the server accepts nothing more,
 * else null.
 */
export function useSending(
  lanes: readonly UploadItem[],
  change: (changes: ItemChanges) => void,
): Date | null {
  const [resumesAt, setResumesAt] = useState<Date | null>(null);
  const hasRoom = resumesAt === null && countBatchesUnderWay(lanes) < AT_ONCE;
  const form = hasRoom ? nextBatch(lanes) : [];
  const [first] = form;
  const count = useRef(0);
  useEffect(() => {
    if (!first) return;
    const number = ++count.current;
    change(changeAll(form, () => ({state: "sending", batch: number})));
    void sendBatch(form, change).then((pause) => {
      if (pause !== null) setResumesAt(new Date(Date.now() + pause * 1000));
    });
    // The same files can come up again at once, after a form that was no use.
  }, [first?.id, first?.batch]);
  useEffect(() => {
    if (resumesAt === null) return;
    const timer = setTimeout(() => setResumesAt(null), resumesAt.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [resumesAt]);
  return resumesAt;
}

/** A file that cannot be opened would stop the whole form like a lost connection: it is left out and reported. */
async function sendBatch(
  form: readonly UploadItem[],
  change: (changes: ItemChanges) => void,
): Promise<number | null> {
  const opened = await Promise.all(form.map(({file}) => canOpen(file)));
  const [sound, broken] = [form.filter((_, at) => opened[at]), form.filter((_, at) => !opened[at])];
  change(changeAll(broken, () => ({state: "unreadable"})));
  if (sound.length === 0) return null;
  const {changes, pause} = updateFromReply(sound, await uploadRuns(sound.map(({file}) => file)));
  change(changes);
  return pause;
}

/** False for a file that was moved or changed, or for a folder: the browser fails at the first byte. */
const canOpen = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
