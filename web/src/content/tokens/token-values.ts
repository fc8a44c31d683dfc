/** What tokens resolve to for one region, language and day. A missing key means: drop the unit that needs it. */
export interface TokenValues {
  readonly claims: Readonly<Record<string, ClaimValue>>;
  readonly policies: Readonly<Record<string, PolicyValue>>;
  /** Only notes that are visible today; each is the one text that applies. */
  readonly notes: Readonly<Record<string, string>>;
  readonly provider: string | null;
  readonly supportEmail: string | null;
}

interface ClaimValue {
  readonly _id: string;
  readonly phrase: string;
  readonly statement: string;
  readonly comparedWith: string | null;
  readonly sourceTitle: string | null;
}

interface PolicyValue {
  readonly label: string;
  readonly labelStart: string;
  /** Length of a trial. */
  readonly days?: number;
  /** Shipping that costs nothing. */
  readonly free?: boolean;
}
