import {useSyncExternalStore} from "react";

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Followed: a page that stays open over midnight knows the new day. */
export const useNowMinute = (): number => useSyncExternalStore(subscribe, thisMinute, () => 0);
