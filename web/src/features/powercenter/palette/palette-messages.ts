import type {ClientTranslator} from "@/i18n/message-types";

export const PALETTE_MESSAGES = ["palette", "common.close"] as const;
export type PaletteTranslator = ClientTranslator<(typeof PALETTE_MESSAGES)[number]>;

export interface PalettePage {
  readonly group: "pages" | "account";
  readonly label: string;
  readonly href: string;
}

export interface PaletteHrefs {
  readonly runs: string;
  readonly upload: string;
  readonly calendar: string;
  readonly signIn: string;
}
