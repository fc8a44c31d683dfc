/** What is written, reviewed and sealed together: a version and its texts. */
export const VERSION_TYPES: readonly string[] = ["legalVersion", "legalText"];

export const LEGAL_TYPES: readonly string[] = ["legalDocument", ...VERSION_TYPES, "legalApproval"];
