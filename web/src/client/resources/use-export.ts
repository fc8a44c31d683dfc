import type {DataExport} from "@gradus/backend/contract/privacy";
import {useEffect} from "react";
import {browserSession} from "../session/browser-session";
import {owner} from "./owner";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/export";
const LOOK_AGAIN_MS = 5_000;

/** The newest copy of the user's data; read again while it is being made. */
export function useExport() {
  const newest = useOwnResource("export", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
  const isWaiting = isUnderWay(newest.data?.export ?? null);
  const {retry} = newest;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && retry(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return newest;
}

export function isUnderWay(copy: DataExport | null) {
  return copy?.state === "requested" || copy?.state === "building";
}

export function requestExport() {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: owner(), body: {}});
}

/** An address at which the copy can be fetched for a short while. */
export function linkToExport() {
  return browserSession().callBackend(`POST ${ROUTE}/link`, {params: owner(), body: {}});
}
