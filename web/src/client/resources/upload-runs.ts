import {browserSession} from "../session/browser-session";
import {owner} from "./owner";

// 25 MB by a slow line.
const UPLOAD_MS = 300_000;

/** Sends one file: each has its own request, so that none waits for another, and none is lost by another. */
export function sendRunFile(file: File) {
  const body = new FormData();
  body.append("file", file);
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
