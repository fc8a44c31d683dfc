import {LRUCache} from "lru-cache";
import {classNames} from "@/lib/class-names";
import type {Clip} from "./drawing/clip";
import type {Drawing} from "./drawing/svg";
import {type ArtDescriptor, drawArt, parseArt} from "./parse-art";

interface ArtProps {
  readonly art: ArtDescriptor;
  /** Unique on the page, for example the section's `_key`. */
  readonly idPrefix: string;
  readonly clip?: Clip;
  readonly className?: string;
}

/** Draws an editors' picture inline. Colours follow the surface it lies on. */
export function Art({art, idPrefix, clip = "black", className}: ArtProps) {
  const drawing = drawOnce(art, safeId(idPrefix), clip);
  return <Picture drawing={drawing} alt={altOf(art)} className={className} />;
}

const DRAWINGS_KEPT = 500;
const drawings = new LRUCache<string, Drawing>({max: DRAWINGS_KEPT});

/** The same parameters give the same bytes, and a page is made of the same few drawings each time it is made anew. */
function drawOnce(art: ArtDescriptor, prefix: string, clip: Clip): Drawing {
  const key = `${art.generator} ${art.params} ${prefix} ${clip}`;
  const drawing = drawings.get(key) ?? drawArt(parseArt(art), {prefix, clip});
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

/** A drawing as inline SVG. */
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
