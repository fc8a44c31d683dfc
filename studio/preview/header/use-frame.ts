import {useElementSize} from "@sanity/ui";
import {type RefObject, useEffect, useState} from "react";
import {type FrameSize, frameSize, type Width} from "./frame-size.ts";

/** Colour scheme of a page; `system` follows the setting of the user's own screen. */
export type Scheme = "system" | "light" | "dark";

/** Gives the preview's frame a width and a colour scheme. The page itself needs to know of neither. */
export function useFrame(frameRef: RefObject<HTMLIFrameElement | null>, width: Width, scheme: Scheme): void {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // The tool makes the frame after its header: look once it is there.
  useEffect(() => setFrame(frameRef.current), [frameRef]);
  const space = useElementSize(frame?.parentElement ?? null);
  useEffect(() => {
    if (!frame) return;
    const size = space ? frameSize(width, space.content) : null;
    frame.dataset.previewWidth = String(width);
    setSize(frame.style, size);
  }, [frame, width, space]);
  useEffect(() => {
    // A framed page takes its preferred scheme from the frame's own.
    if (frame) frame.style.colorScheme = scheme === "system" ? "light dark" : scheme;
  }, [frame, scheme]);
}

const PROPERTIES = ["flex", "max-height", "min-width", "max-width", "min-height", "scale"] as const;

/** The tool animates width and height; minima and maxima win over both and are left alone by it. */
function setSize(style: CSSStyleDeclaration, size: FrameSize | null): void {
  for (const property of PROPERTIES) style.removeProperty(property);
  if (!size) return;
  const [width, height] = [`${size.width}px`, `${size.height}px`];
  style.setProperty("flex", "none");
  style.setProperty("min-width", width);
  style.setProperty("max-width", width);
  style.setProperty("min-height", height);
  style.setProperty("max-height", height);
  style.setProperty("scale", String(size.scale));
}
