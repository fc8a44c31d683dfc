import type {OnProgress} from "./ports";

/** A request as `fetch` makes it, by the only interface that reports how much of a body has been sent. */
export function sendByRequest(
  address: string,
  {method = "GET", headers, body, signal}: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({loaded, total}) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, {status: request.status}));
    request.onerror = () => reject(new TypeError("The request did not arrive"));
    request.onabort = () => reject(new DOMException("The request was given up", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(body instanceof FormData || typeof body === "string" ? body : null);
  });
}
