import {mergeClauses} from "@gradus/schemas/legal/merge-clauses";
import {type Clause, type TextParts, textParts} from "../versions/legal-documents.ts";

export interface MergedText {
  readonly locale: string;
  readonly title: string;
  readonly clauses: readonly Pick<Clause, "anchor" | "title" | "body">[];
}

export interface Values {
  readonly provider: string;
  readonly supportEmail: string;
}

/** The common clauses with a region's own in their places. */
export function mergeText(base: string, own: string | null, values: Values): MergedText {
  const common = readText(base, values);
  const differing = own === null ? null : readText(own, values);
  const overrides = (differing?.overrides ?? []).map((override) => ({
    ...partsOf(override),
    mode: override.mode,
    after: override.after ?? null,
  }));
  return {
    locale: common.locale,
    title: differing?.title || common.title,
    clauses: mergeClauses(common.clauses.map(partsOf), overrides),
  };
}

function partsOf({_key, anchor, title, body}: Clause) {
  return {_key, anchor, title, body};
}

function readText(canonical: string, {provider, supportEmail}: Values): TextParts {
  const filled = JSON.stringify(JSON.parse(canonical), (_name, value: unknown) =>
    typeof value === "string"
      ? value.replaceAll("{provider}", provider).replaceAll("{supportEmail}", supportEmail)
      : value,
  );
  return textParts.parse(JSON.parse(filled));
}
