/** Fields of a section that a template sets; keys, regions and visibility are added to all sections alike. */
export interface SectionDraft {
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** Documents a template shows when the content has them, by a name templates use. */
export type Sources = ReadonlyMap<SourceName, string>;
export const SOURCE_NAMES = [
  "claim:workouts",
  "claim:faster",
  "claim:smaller",
  "faq:buying",
  "faq:product",
  "faq:coaches",
] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

interface LandingDraft {
  readonly title: string;
  readonly field: "track" | "infield" | "cinder" | "asphalt";
  readonly seo: {readonly title: string; readonly description: string};
  readonly sections: readonly (SectionDraft | null)[];
}

export interface LandingTemplate {
  readonly id: string;
  readonly title: string;
  /** Intended audience, shown in the menu. */
  readonly description: string;
  draft(sources: Sources): LandingDraft;
}

export const paragraph = (text: string) => block([text]);

/** An entry of a numbered list that opens with its point in bold. */
export const numbered = (point: string, text: string) => ({
  ...block([point, ` ${text}`]),
  listItem: "number",
  level: 1,
});

export const smallHeading = (text: string) => ({...block([text]), style: "h3"});

function block([first = "", ...rest]: string[]) {
  const span = (text: string, marks: string[]) => ({_type: "span", text, marks});
  const children =
    rest.length === 0 ? [span(first, [])] : [span(first, ["strong"]), ...rest.map((text) => span(text, []))];
  return {_type: "block", style: "normal", markDefs: [], children};
}

export const button = (label: string, path: string, style: "primary" | "secondary" | "text" = "primary") => ({
  _type: "action",
  label,
  path,
  style,
});

/** A decorative drawing; with `alt` it carries information that the text does not. */
export const drawing = (generator: string, params: Record<string, unknown>, alt?: string) => ({
  _type: "art",
  generator,
  params: JSON.stringify(params),
  decorative: alt === undefined,
  ...(alt !== undefined && {alt}),
});

/** Claims that end take their section with them, so it is only there when all of them are. */
export function claimSection(sources: Sources, names: readonly SourceName[], section: SectionDraft) {
  const ids = names.flatMap((name) => sources.get(name) ?? []);
  if (ids.length < names.length) return null;
  return {...section, claims: ids.map((_ref) => ({_type: "reference", _ref}))};
}

export function questions(sources: Sources, name: SourceName, heading: string): SectionDraft | null {
  const group = sources.get(name);
  return group
    ? {_type: "faq", anchor: "questions", heading, group: {_type: "reference", _ref: group}}
    : null;
}

export const beforeYouBuy: SectionDraft = {
  _type: "facts",
  anchor: "before-you-buy",
  heading: "Before you buy",
  items: [
    {
      _type: "fact",
      source: "policy:trial",
      text: "{policy:trial}. Run with it. If it is not for you, send it back.",
    },
    {_type: "fact", source: "policy:shipping", text: "{policy:shipping}, to every country we sell in."},
    {_type: "fact", source: "note:shipping", text: "{note:shipping}."},
    {_type: "fact", source: "plain", text: "Membership is optional. The pod works without it."},
  ],
};

export const newsletter = (tag: string): SectionDraft => ({
  _type: "newsletter",
  anchor: "newsletter",
  heading: "News, when there is news",
  text: "Product updates and training notes. You can leave with one click.",
  list: "news",
  tags: [tag],
});
