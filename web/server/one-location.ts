import type {ServerResponse} from "node:http";

/** The framework names the target of a kept redirect twice, which some clients read as one broken address. */
export function sendOneLocation(res: ServerResponse): void {
  const setHeader = res.setHeader;
  res.setHeader = (name, value) => {
    const isRepeated = name.toLowerCase() === "location" && Array.isArray(value);
    return setHeader.call(res, name, isRepeated ? (value[0] ?? "") : value);
  };
}
