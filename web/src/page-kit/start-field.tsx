import {Picture, safeId} from "@/art/art";
import {startLanes} from "@/art/generators/start-lanes";

export function StartField({filled}: {readonly filled: number}) {
  return (
    <div className="start-field field-track">
      <Picture drawing={startLanes({filled}, safeId("start"))} fit="xMidYMid slice" />
    </div>
  );
}
