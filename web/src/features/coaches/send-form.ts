/** How sending a form can end. Every way that is not the visitor's mistake or a limit is "failed". */
export type FormOutcome =
  | {readonly kind: "sent"; readonly data: unknown}
  | {readonly kind: "invalid"; readonly fields: Readonly<Record<string, string>>}
  | {readonly kind: "limited"}
  | {readonly kind: "failed"};

const WITHIN_MS = 15_000;

/** Sends a form to the backend. Refused fields come back with the codes of what is wrong with each. */
export async function sendForm(path: string, body: object): Promise<FormOutcome> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: {"content-type": "application/json"},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (response.status === 429) return {kind: "limited"};
    const {data, err} = await response.json();
    if (response.ok) return {kind: "sent", data};
    if (err?.code === "privacy_required") return {kind: "invalid", fields: {privacy: "privacy_required"}};
    return response.status === 400 && err?.field_errors
      ? {kind: "invalid", fields: err.field_errors}
      : {kind: "failed"};
  } catch {
    return {kind: "failed"};
  }
}
