/** In the order of the Studio's menu. */
export const SECTION_GROUPS = {
  open: "Opening and closing",
  proof: "Proof",
  buy: "Buying",
  help: "Help",
  text: "Text",
  law: "Law",
} as const;

export type GroupName = keyof typeof SECTION_GROUPS;
