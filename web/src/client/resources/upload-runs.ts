import type {HandEntry} from "@gradus/backend/contract/hand-entry";
import {browserSession} from "../session/browser-session";
import {owner} from "./owner";

// 25 MB by a slow line.
const UPLOAD_MS = 300_000;

/** Sends files in one form. The answer is about each of them, in their order. */
export function sendRunFiles(files: readonly File[]) {
  const body = new FormData();
  for (const file of files) body.append("file", file);
  return browserSession().callBackend("POST /b/api/v1/users/{id}/activities", {
    params: owner(),
    body,
    timeoutMs: UPLOAD_MS,
  });
}

/** What has become of a file that was still being read. */
export function readUpload(upload_id: string) {
  const params = {...owner(), upload_id};
  return browserSession().callBackend("GET /b/api/v1/users/{id}/uploads/{upload_id}", {params});
}

/** A file that was refused as another sport is a run, by its runner's word. */
export function takeUploadAsRun(upload_id: string) {
  const params = {...owner(), upload_id};
  return browserSession().callBackend("PUT /b/api/v1/users/{id}/uploads/{upload_id}/run", {params});
}

/** A run that nothing recorded. */
export function enterRun(body: HandEntry) {
  return browserSession().callBackend("POST /b/api/v1/users/{id}/activities/by-hand", {
    params: owner(),
    body,
  });
}
