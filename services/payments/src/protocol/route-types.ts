import type {ServedParams} from "./served.ts";
import type {Route} from "./validate.ts";

interface Call<P> {
  readonly params: P;
  /** The id in the path; empty where there is none. */
  readonly id: string;
}

type Handler<R extends Route> = (call: Call<ServedParams[R]>) => object;
export type Handlers = {readonly [R in Route]: Handler<R>};

/** The routes of one resource: a module that leaves one out does not compile. */
export type HandlersOf<Path extends string> = {
  readonly [R in Route as R extends `${string} /v1/${Path}${"" | `/${string}`}` ? R : never]: Handler<R>;
};
