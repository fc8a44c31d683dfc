import localFont from "next/font/local";

// One family in three cuts, each no wider than its role (ui/styles/type.css) needs: the whole of Archivo, with all its
// widths and weights, is one and a half times the size of these three together. The text of the first screen waits for
// the two that are preloaded. The metric-matched fallbacks are declared in type.css too: a generated one fits one
// width, and a wide headline would jump.

const text = localFont({
  src: "./fonts/archivo-text.woff2",
  variable: "--font-archivo",
  weight: "400 600",
  style: "normal",
  display: "swap",
  preload: true,
  adjustFontFallback: false,
});

// One weight each, declared as all weights: a browser would otherwise thicken it where a role uses another.
const wide = localFont({
  src: "./fonts/archivo-wide.woff2",
  variable: "--font-archivo-wide",
  weight: "400 900",
  style: "normal",
  display: "swap",
  preload: true,
  adjustFontFallback: false,
});

const narrow = localFont({
  src: "./fonts/archivo-narrow.woff2",
  variable: "--font-archivo-narrow",
  weight: "400 900",
  style: "normal",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

const mono = localFont({
  src: "./fonts/martian-mono.woff2",
  variable: "--font-martian",
  weight: "300 500",
  style: "normal",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

export const fontVariables = [text, wide, narrow, mono].map(({variable}) => variable).join(" ");
