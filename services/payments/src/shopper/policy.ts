export interface PolicyProps {
  /** Origins that may show the page in a frame; if empty, no page may. */
  readonly ancestors: readonly string[];
  /** Addresses outside this server to which the form may finally redirect. */
  readonly targets: readonly (string | null | undefined)[];
  readonly images: readonly string[];
}

export function shopperPolicy({ancestors, targets, images}: PolicyProps): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `img-src ${list(images)}`,
    `form-action 'self' ${origins(targets).join(" ")}`.trim(),
    "base-uri 'none'",
    `frame-ancestors ${list(ancestors)}`,
  ].join("; ");
}

const list = (values: readonly string[]) => (values.length === 0 ? "'none'" : [...new Set(values)].join(" "));

const origins = (addresses: PolicyProps["targets"]) => [
  ...new Set(
    addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : [])),
  ),
];
