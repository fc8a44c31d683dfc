import type {OrderProps} from "./order-view.ts";

export interface Visit extends OrderProps {
  readonly action: string;
  readonly isEmbedded: boolean;
}
