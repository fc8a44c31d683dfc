import type {
  Outgoing,
  OutgoingReply,
  OutgoingRequest,
} from "../src/training/platforms/outgoing/outgoing-client.ts";
import type {PlatformSettings} from "../src/training/platforms/platform-settings.ts";
import {createPlatforms} from "../src/training/platforms/platforms.ts";

const SETTINGS: PlatformSettings = {
  name: "Example",
  authorize_url: "https://p.example/authorize",
  token_url: "https://p.example/token",
  revoke_url: "https://p.example/revoke",
  check_url: "https://p.example/check",
  api_url: "https://p.example",
  client_id: "our-id",
  client_secret: "our-secret",
  scopes: ["activities", "workouts"],
  flows: {activities: "in", workouts: "out"},
  calls_per_minute: 600,
};

/** As in a process that was started without `PLATFORMS`. */
export const NO_PLATFORMS = createPlatforms({}, () => Promise.reject(new Error("Nobody is asked")));

type Answer = (request: OutgoingRequest) => Promise<OutgoingReply>;

export function replyWith(status: number, body: unknown = {}): Answer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return async () => ({status, body: Buffer.from(text)});
}

/** A fake platform that returns the replies given by path and records the paths requested. */
export function scriptPlatform(answers: Record<string, Answer>, settings: Partial<PlatformSettings> = {}) {
  const requests: string[] = [];
  const outgoing: Outgoing = async (url, request = {}) => {
    const {pathname} = new URL(url);
    requests.push(pathname);
    const answer = answers[pathname];
    if (!answer) throw new Error(`Nobody expected ${pathname}`);
    return answer(request);
  };
  return {
    asked: requests,
    answers,
    platforms: createPlatforms({example: {...SETTINGS, ...settings}}, outgoing),
  };
}
