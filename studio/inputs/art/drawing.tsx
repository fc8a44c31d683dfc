import {drawArt, parseArt} from "@gradus/web/art";
import {type CSSProperties, useId} from "react";
import {useColorSchemeValue} from "sanity";
import {SITE_COLOURS} from "../site-colours.ts";

interface Props {
  readonly generator: string;
  readonly params: string;
  readonly height: number;
}

export function Drawing({generator, params, height}: Props) {
  const scheme = useColorSchemeValue();
  const prefix = `a${useId().replace(/[^a-zA-Z0-9]/g, "")}`;
  const drawing = drawArt(parseArt({generator, params}), {prefix, clip: "black"});
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden
      style={{
        ...(SITE_COLOURS as CSSProperties),
        colorScheme: scheme,
        width: "100%",
        height,
        display: "block",
      }}
      // Drawn by the site's own functions from parsed parameters; no words of editors reach it.
      dangerouslySetInnerHTML={{__html: drawing.body}}
    />
  );
}
