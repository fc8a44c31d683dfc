import type {Order} from "../../contract/orders.ts";
import {isOver} from "./return-repository.ts";
import type {ReturnState} from "./return-rights.ts";

export function returnStatus({
  lines,
  returns,
  return_lines,
}: Omit<ReturnState, "order">): Order["return_status"] {
  const open = returns.filter((row) => !isOver(row) && row.status !== "closed");
  if (open.length > 0) return open.every(({status}) => status === "requested") ? "requested" : "in_progress";
  const closed = new Set(returns.filter(({status}) => status === "closed").map(({id}) => id));
  if (closed.size === 0) return returns.some(({status}) => status === "refused") ? "refused" : "none";
  const back = (line_no: number) =>
    return_lines
      .filter((line) => line.line_no === line_no && closed.has(line.rma_id))
      .reduce((all, {qty_received}) => all + qty_received, 0);
  return lines.every(({line_no, qty}) => back(line_no) >= qty) ? "returned" : "partially_returned";
}
