import type {RunExport} from "@gradus/backend/contract/run-export";
import type {RunExportFormat} from "@gradus/backend/contract/run-export-values";
import {useEffect} from "react";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/activities/export";
const POLL_MS = 2_000;

/** The newest file of all runs; looked at again while it is being made. */
export function useRunExport() {
  const newest = useOwnResource("run-export", (params) =>
    browserSession().callBackend(`GET ${ROUTE}`, {params}),
  );
  const isWaiting = isBeingMade(newest.data?.export ?? null);
  const {retry} = newest;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && retry(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return newest;
}

export function isBeingMade(file: RunExport | null) {
  return file?.state === "requested" || file?.state === "building";
}

export function requestRunExport(format: RunExportFormat) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: ownerParams(), body: {format}});
}

/** An address at which the file can be fetched for a short while. */
export function linkToRunExport() {
  return browserSession().callBackend(`POST ${ROUTE}/link`, {params: ownerParams(), body: {}});
}
