import localFont from "next/font/local";

// The metric-matched fallbacks stand in ui/styles/type.css: Archivo has three widths, a generated one fits only
// the middle, and a wide headline would jump.
const archivo = localFont({
  src: "./fonts/archivo.woff2",
  variable: "--font-archivo",
  weight: "400 800",
  style: "normal",
  display: "swap",
  preload: true,
  adjustFontFallback: false,
  declarations: [{prop: "font-stretch", value: "62% 125%"}],
});

const martianMono = localFont({
  src: "./fonts/martian-mono.woff2",
  variable: "--font-martian",
  weight: "300 500",
  style: "normal",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

/** For `<html className>`: names both families for the stylesheet. */
export const fontVariables = `${archivo.variable} ${martianMono.variable}`;
