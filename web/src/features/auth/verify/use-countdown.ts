import {useEffect, useState} from "react";

/** Seconds that are left of a wait; 0 when there is none. */
export function useCountdown() {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  function start(seconds: number) {
    setLeft(seconds);
    setUntil(Date.now() + seconds * 1000);
  }
  return {left, start};
}
