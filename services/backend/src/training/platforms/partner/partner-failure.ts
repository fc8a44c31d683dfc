import type {PLATFORM_FAULTS} from "../../../contract/platforms.ts";

export type PlatformFault = (typeof PLATFORM_FAULTS)[number];

/** A platform did not fulfil a request. The code is reported to the owner of the link. */
export class PartnerFailure extends Error {
  override readonly name = "PartnerFailure";
  readonly code: PlatformFault;

  constructor(code: PlatformFault, message: string, options?: {cause: unknown}) {
    super(message, options);
    this.code = code;
  }
}
