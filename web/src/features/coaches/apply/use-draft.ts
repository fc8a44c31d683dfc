import {useEffect, useState} from "react";
import {browserDeviceStorage} from "@/lib/session/browser-storage";
import {type Draft, EMPTY_DRAFT, parseDraft} from "./draft";

const KEY = "gradus.coach_application";

/** A draft that this device keeps until it is sent. Where nothing may be stored, it lives as long as the page. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  useEffect(() => setDraft(parseDraft(browserDeviceStorage().getItem(KEY))), []);
  return {
    draft,
    change(changes: Partial<Draft>) {
      const next = {...draft, ...changes};
      setDraft(next);
      browserDeviceStorage().setItem(KEY, JSON.stringify(next));
    },
    forget: () => browserDeviceStorage().removeItem(KEY),
  };
}
