import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import type {RunFormat} from "../format/run-format";
import type {PowerHrefs, PowerTranslator} from "../power/power-messages";
import type {PowerUnit} from "../power/power-unit";
import type {CurveChoice} from "./curve-address";

export interface CurveContext {
  readonly curve: PowerCurve;
  /** Null while it is read, and where there is nothing to compare with. */
  readonly compared: PowerCurve | null;
  readonly choice: CurveChoice;
  readonly unit: PowerUnit;
  readonly format: RunFormat;
  readonly hrefs: PowerHrefs;
  readonly t: PowerTranslator;
}
