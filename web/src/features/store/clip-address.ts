import type {CLIP_COLOURS, ClipColour} from "@gradus/backend/contract/clip-colours";

/** Clips are chosen beside the drawing, outside of the form they belong to. */
export const BUY_FORM_ID = "buy";

/** Only its type crosses over: the contract would bring its schemas along. */
const COLOURS: typeof CLIP_COLOURS = ["black", "blue", "gray", "orange"];

/** The clip that is chosen; null where there is none to choose. */
export function chosenClip(form: HTMLFormElement | null): ClipColour | null {
  const chosen = form && new FormData(form).get("clip");
  return COLOURS.find((colour) => colour === chosen) ?? null;
}

/** Selects the clip that the address names, and keeps the address in step with the choice: `?clip=blue`. */
export function syncClipAddress(form: HTMLFormElement | null): () => void {
  const radios = form?.elements.namedItem("clip");
  if (!(radios instanceof RadioNodeList)) return () => {};
  const address = new URL(location.href);
  const named = COLOURS.find((colour) => colour === address.searchParams.get("clip"));
  if (named) radios.value = named;
  const keep = ({target}: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "clip") return;
    const next = new URL(location.href);
    next.searchParams.set("clip", target.value);
    history.replaceState(history.state, "", next);
  };
  const listening = new AbortController();
  document.addEventListener("change", keep, {signal: listening.signal});
  return () => listening.abort();
}
