import {Picture, safeId} from "@/art/art";
import {startLanes} from "@/art/generators/start-lanes";

/** The picture beside the forms of an account: the start of a race. Each step of signing up fills one lane. */
export function StartField({filled}: {readonly filled: number}) {
  return (
    <div className="start-field field-track">
      <Picture drawing={startLanes({filled}, safeId("start"))} fit="xMidYMid slice" />
    </div>
  );
}
