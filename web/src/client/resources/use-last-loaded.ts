import {useState} from "react";

/** What was read last, for as long as its successor is still being read. */
export function useLastLoaded<T>(data: T | null): T | null {
  const [lastLoaded, setLastLoaded] = useState(data);
  if (data !== null && data !== lastLoaded) setLastLoaded(data);
  return data ?? lastLoaded;
}
