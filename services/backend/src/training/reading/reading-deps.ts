import type {Logger} from "pino";
import type {StoreDeps} from "../uploads/store-upload.ts";
import type {Readers} from "./readers.ts";

/** What taking in files is built from. Each service asks for the part it uses. */
export interface ReadingDeps extends StoreDeps {
  readonly now: () => Date;
  readonly logger: Logger;
  readonly readers: Readers;
}
