import type {anonymousBody} from "@gradus/backend/contract/session";
import type {z} from "zod";

/** A request and its answer, by the schemas of the contract. */
export interface Call<Body extends z.ZodType | null, Data extends z.ZodType> {
  readonly body: Body extends z.ZodType ? z.input<Body> : null;
  readonly data: z.output<Data>;
}

/** A form with a file in it: the only body that is not JSON. */
export interface Upload<Data extends z.ZodType> {
  readonly body: FormData;
  readonly data: z.output<Data>;
}

/** A file: asked for with `asFile`, because its bytes are not read as JSON. */
export interface Download {
  readonly body: null;
  readonly data: Blob;
}

/** A body that says nothing. */
export type EmptyBody = typeof anonymousBody;
