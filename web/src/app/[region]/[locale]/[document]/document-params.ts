/** One address the framework checks legal routes with at build time. */
export const EXAMPLE_DOCUMENT = {document: "terms"} as const;

export interface DocumentProps<K extends string = never> {
  readonly params: Promise<{region: string; locale: string; document: string} & Record<K, string>>;
}
