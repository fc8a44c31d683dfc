import type {Head} from "./answer.ts";

/**
 * The framework writes the headers of a page it has just kept twice. A repeated `location` is one broken address
 * to some clients, so a value leaves once.
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
