import type {Db} from "../../../core/db/db.ts";
import type {SharedInPathDeps} from "../../../core/http/shared-in-path.ts";

export interface AnalysisDeps extends SharedInPathDeps {
  readonly db: Db;
  readonly now: () => Date;
}
