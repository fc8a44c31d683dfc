/** The groups of the Studio's menu of sections, in its order. */
export const SECTION_GROUPS = {
  open: "Opening and closing",
  proof: "Proof",
  buy: "Buying",
  help: "Help",
  text: "Text",
  law: "Law",
} as const;

export type GroupName = keyof typeof SECTION_GROUPS;
