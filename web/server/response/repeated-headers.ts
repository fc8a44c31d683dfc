import type {Head} from "./answer.ts";

/**
 * The framework writes the headers of a page that it has just cached twice. Some clients read a repeated `location` as
 * one broken address, so each value is sent once.
 */
export function withoutRepeatedHeaders<Any extends Head>(answer: Any): Any {
  const lists = Object.entries(answer.headers).filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return answer;
  const repaired = lists.map(([name, value]) => {
    const values = [...new Set([value].flat().map(String))];
    return [name, values.length === 1 ? values[0] : values];
  });
  return {...answer, headers: {...answer.headers, ...Object.fromEntries(repaired)}};
}
