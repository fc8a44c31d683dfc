import {createHmac} from "node:crypto";

interface Options {
  readonly contentUrl: string;
  readonly siteUrl: string;
  readonly secret: string;
}

const RETRY_MS = 2000;
const SIGNATURE = "sanity-webhook-signature";

/**
 * Pages built ahead show content of the build. Once content can be reached, they are all made anew on their next
 * visit; until then the built ones are the best there is, and they stay.
 */
export async function refreshOnStart({contentUrl, siteUrl, secret}: Options): Promise<void> {
  while (!(await isReachable(contentUrl)))
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
  const body = JSON.stringify({everything: true});
  const at = Date.now();
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("base64url");
  const headers = {"content-type": "application/json", [SIGNATURE]: `t=${at},v1=${signature}`};
  const answer = await fetch(`${siteUrl}/api/revalidate`, {method: "POST", body, headers});
  if (!answer.ok)
    console.error(`Pages built ahead were not refreshed: ${answer.status} ${await answer.text()}`);
}

async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, {signal: AbortSignal.timeout(RETRY_MS)});
    return true;
  } catch {
    return false;
  }
}
