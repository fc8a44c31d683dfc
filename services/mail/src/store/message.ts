/** The mail's SMTP envelope: its actual sender and recipients, whatever its headers claim. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

export interface Summary {
  readonly id: string;
  readonly received_at: string;
  readonly envelope: Envelope;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly size: number;
  readonly attachments: number;
}

export interface Attachment {
  readonly filename: string;
  readonly mime_type: string;
  readonly content_id: string | null;
  readonly content: Uint8Array;
}

export interface Message extends Omit<Summary, "attachments"> {
  readonly message_id: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly headers: readonly {readonly name: string; readonly value: string}[];
  /** Every address a click could open, in reading order, each once. */
  readonly links: readonly string[];
  readonly attachments: readonly Attachment[];
}

export interface RawMessage {
  readonly id: string;
  readonly received_at: string;
  readonly envelope: Envelope;
  readonly source: Buffer;
}
