export interface MarketProps {
  readonly params: Promise<{region: string; locale: string}>;
}

export interface SlugProps<K extends string> {
  readonly params: Promise<{region: string; locale: string} & Record<K, string>>;
}
