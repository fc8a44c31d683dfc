import type {DataExport} from "@gradus/backend/contract/privacy";
import {useEffect} from "react";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/export";
const POLL_MS = 5_000;

/** The newest copy of the user's data; read again while it is being made. */
export function useExport() {
  const newest = useOwnResource("export", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
  const isWaiting = isUnderWay(newest.data?.export ?? null);
  const {retry} = newest;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && retry(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return newest;
}

export function isUnderWay(copy: DataExport | null) {
  return copy?.state === "requested" || copy?.state === "building";
}

export function requestExport() {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: ownerParams(), body: {}});
}

/** An address at which the copy can be fetched for a short while. */
export function linkToExport() {
  return browserSession().callBackend(`POST ${ROUTE}/link`, {params: ownerParams(), body: {}});
}
