import type {RunnerAttributeQuery} from "@gradus/backend/contract/runner-attributes";
import type {Choices} from "../../address/use-address-choices";

export const COMPARED = ["race", "gender", "age"] as const;

const flagOf = (text: string | undefined) => (text === "1" ? "1" : "0");

const tableOf = (text: string | undefined): RunnerAttributeQuery["table"] =>
  text === "men" || text === "women" ? text : undefined;

export function runnerQuery({race, gender, age, table: tableParam}: Choices): RunnerAttributeQuery {
  const table = tableOf(tableParam);
  return {race: flagOf(race), gender: flagOf(gender), age: flagOf(age), ...(table && {table})};
}
