import type {Region} from "@gradus/schemas/markets";

/**
 * Flags after flag-icons 7.5.0 (MIT, Panayiotis Lipiridis), simplified to what shows at 20 × 15: the Spanish arms
 * alone are 80 kB there. Every drawing fills 640 × 480.
 */
export const FLAGS: Readonly<Record<Exclude<Region, "int">, string>> = {
  us: '<path fill="#bd3d44" d="M0 0h640v480H0"/><path stroke="#fff" stroke-width="37" d="M0 55h640M0 129h640M0 203h640M0 277h640M0 351h640M0 425h640"/><path fill="#192f5d" d="M0 0h365v258H0"/><path stroke="#fff" stroke-width="22" stroke-dasharray="22 38" d="M30 40h320M60 85h260M30 129h320M60 173h260M30 218h320"/>',
  ca: '<path fill="#fff" d="M0 0h640v480H0"/><path fill="#d52b1e" d="M0 0h150v480H0zM490 0h150v480H490zM201 232l-13 4 61 54c5 14-2 18-6 25l67-8-2 67h14l-3-66 67 8c-4-9-8-14-4-28l61-51-11-4c-8-7 4-32 6-49 0 0-36 13-38 6l-9-17-33 36c-3 1-5-1-6-4l15-75-24 14q-3 1-5-2l-23-46-24 47q-2 3-5 1l-23-13 14 74c-1 3-4 4-7 2l-31-35c-4 7-7 17-12 20s-24-5-36-7c4 14 17 39 9 47"/>',
  gb: '<path fill="#012169" d="M0 0h640v480H0z"/><path fill="#fff" d="m75 0 244 181L562 0h78v62L400 241l240 178v61h-80L320 301 81 480H0v-60l239-178L0 64V0z"/><path fill="#c8102e" d="m424 281 216 159v40L369 281zm-184 20 6 35L54 480H0zM640 0v3L391 191l2-44L590 0zM0 0l239 176h-60L0 42z"/><path fill="#fff" d="M241 0v480h160V0zM0 160v160h640V160z"/><path fill="#c8102e" d="M0 193v96h640v-96zM273 0v480h96V0z"/>',
  de: '<path fill="#fc0" d="M0 320h640v160H0z"/><path d="M0 0h640v160H0z"/><path fill="red" d="M0 160h640v160H0z"/>',
  fr: '<path fill="#fff" d="M0 0h640v480H0z"/><path fill="#000091" d="M0 0h213v480H0z"/><path fill="#e1000f" d="M427 0h213v480H427z"/>',
  es: '<path fill="#aa151b" d="M0 0h640v480H0z"/><path fill="#f1bf00" d="M0 120h640v240H0z"/><path fill="#aa151b" d="M140 190h72v62q0 38-36 46-36-8-36-46zM150 158h52l-6 24h-40z"/><path stroke="#c7b37f" stroke-width="16" d="M120 180v118M232 180v118"/>',
  eu: '<path fill="#039" d="M0 0h640v480H0z"/><circle cx="320" cy="240" r="150" fill="none" stroke="#fc0" stroke-width="46" stroke-linecap="round" stroke-dasharray="1 77.54"/>',
  au: '<path fill="#00008b" d="M0 0h640v480H0z"/><path stroke="#fff" stroke-width="40" d="m0 0 320 240M320 0 0 240"/><path stroke="#fff" stroke-width="76" d="M160 0v240M0 120h320"/><path stroke="red" stroke-width="16" d="m0 0 320 240M320 0 0 240"/><path stroke="red" stroke-width="44" d="M160 0v240M0 120h320"/><path fill="#fff" d="m160 296 13 48 46-19-29 41 43 25-50 4 9 49-32-38-32 38 9-49-50-4 43-25-29-41 46 19zM480 372l28 24-20 34h-18l-20-34zM480 64l22 18-14 26h-16l-14-26zM404 180l22 18-14 26h-16l-14-26zM556 146l22 18-14 26h-16l-14-26zM510 238l12 12-8 14h-9l-8-14z"/>',
  ch: '<path fill="red" d="M0 0h640v480H0z"/><path fill="#fff" d="M170 195h105V90h90v105h105v90H365v105h-90V285H170z"/>',
};
