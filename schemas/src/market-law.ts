export interface MarketLaw {
  readonly withdrawal: boolean;
  readonly guaranteeNotice: boolean;
  readonly orderButtonText: boolean;
  readonly cancelContract: boolean;
  readonly providerIdentification: boolean;
}

export const NO_EU_LAW: MarketLaw = {
  withdrawal: false,
  guaranteeNotice: false,
  orderButtonText: false,
  cancelContract: false,
  providerIdentification: false,
};
export const EU_LAW: MarketLaw = {
  ...NO_EU_LAW,
  withdrawal: true,
  guaranteeNotice: true,
  orderButtonText: true,
};
