import {useEffect, useState} from "react";

/** A value once it has stayed the same for a moment: what is drawn over a run is not asked about on its way. */
export function useResting<T extends string | number | null>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
