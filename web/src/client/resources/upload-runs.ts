import type {HandEntry} from "@gradus/backend/contract/hand-entry";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";

// 25 MB by a slow line.
const UPLOAD_MS = 300_000;

/** Sends files in one form. The answer is about each of them, in their order. */
export function uploadRuns(files: readonly File[]) {
  const body = new FormData();
  for (const file of files) body.append("file", file);
  return browserSession().callBackend("POST /b/api/v1/users/{id}/activities", {
    params: ownerParams(),
    body,
    timeoutMs: UPLOAD_MS,
  });
}

export function readUpload(upload_id: string) {
  const params = {...ownerParams(), upload_id};
  return browserSession().callBackend("GET /b/api/v1/users/{id}/uploads/{upload_id}", {params});
}

/** A file that was refused as another sport is a run, by its runner's word. */
export function acceptUploadAsRun(upload_id: string) {
  const params = {...ownerParams(), upload_id};
  return browserSession().callBackend("PUT /b/api/v1/users/{id}/uploads/{upload_id}/run", {params});
}

export function addRunByHand(body: HandEntry) {
  return browserSession().callBackend("POST /b/api/v1/users/{id}/activities/by-hand", {
    params: ownerParams(),
    body,
  });
}
