interface EditedDocument {
  readonly id: string;
  readonly type: string;
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly published: Readonly<Record<string, unknown>> | null;
}

/** The published id of the version a document is or belongs to; null while that is not known. */
export function versionOf({id, type, draft, published}: EditedDocument): string | null {
  if (type === "legalVersion") return id;
  return referenceTarget((draft ?? published)?.version);
}

export function referenceTarget(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("_ref" in value)) return null;
  return typeof value._ref === "string" ? value._ref : null;
}
