import {LRUCache} from "lru-cache";
import {classNames} from "@/lib/class-names";
import type {ClipPaint} from "./drawing/clip";
import type {Drawing} from "./drawing/svg";
import {drawFile} from "./drawing-file";
import {type ArtDescriptor, drawArt, type ParsedArt, parseArt} from "./parse-art";

interface ArtProps {
  readonly art: ArtDescriptor;
  /** Unique on the page, for example the section's `_key`. */
  readonly idPrefix: string;
  readonly clip?: ClipPaint;
  /** Embeds the drawing in the page: for the first screen, since files are fetched after the text. */
  readonly isInline?: boolean;
  readonly className?: string;
}

/** Draws an editors' picture: as a file where it brings its colours along, else they follow the surface it lies on. */
export function Art({art, idPrefix, clip = "black", isInline = false, className}: ArtProps) {
  const parsed = parseArt(art);
  const file = isInline ? null : drawFile(parsed, clip);
  if (!file)
    return (
      <Picture drawing={drawOnce(parsed, safeId(idPrefix), clip)} alt={altOf(art)} className={className} />
    );
  const {address, width, height} = file;
  const names = classNames("art", className);
  return (
    <img
      src={address}
      alt={altOf(art) ?? ""}
      loading="lazy"
      decoding="async"
      width={width}
      height={height}
      className={names}
    />
  );
}

const MAX_DRAWINGS = 500;
const drawings = new LRUCache<string, Drawing>({max: MAX_DRAWINGS});

/** The same parameters give the same bytes, and a page is made of the same few drawings each time it is made anew. */
function drawOnce(art: ParsedArt, prefix: string, clip: ClipPaint): Drawing {
  const key = `${art.generator} ${JSON.stringify(art.params)} ${prefix} ${clip}`;
  const drawing = drawings.get(key) ?? drawArt(art, {prefix, clip});
  drawings.set(key, drawing);
  return drawing;
}

interface PictureProps {
  readonly drawing: Drawing;
  /** Null hides the picture from readers. */
  readonly alt?: string | null;
  readonly className?: string | undefined;
  /** As in SVG: how the drawing fills a box of another shape. */
  readonly fit?: string;
}

export function Picture({drawing, alt = null, className, fit}: PictureProps) {
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      className={classNames("art", className)}
      preserveAspectRatio={fit}
      {...(alt ? {role: "img", "aria-label": alt} : {"aria-hidden": true})}
      // Drawn by our own functions from parsed parameters; no words of editors reach it.
      dangerouslySetInnerHTML={{__html: drawing.body}}
    />
  );
}

function altOf({decorative, alt}: ArtDescriptor): string | null {
  return decorative ? null : (alt ?? null);
}

/** Content keys may start with a digit or hold signs that an id or a `url(#…)` cannot. */
export function safeId(text: string): string {
  return `a${text.replace(/[^a-zA-Z0-9]/g, "")}`;
}
