import {useEffect, useState} from "react";

/** Returns a value once it has been stable for a while: no request is sent while a cursor or selection is moving. */
export function useDebouncedValue<T extends string | number | null>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
