import type {ServerResponse} from "node:http";

/**
 * The framework writes the headers of a page it has just kept twice. A repeated `location` is one broken address
 * to some clients, so a value that stands there already is not added again.
 */
export function refuseRepeatedHeaders(res: ServerResponse): void {
  const append = res.appendHeader;
  res.appendHeader = (name, value) => {
    const present = [res.getHeader(name) ?? []].flat().map(String);
    const added = [value].flat().filter((item) => !present.includes(item));
    return added.length === 0 ? res : append.call(res, name, added);
  };
}
