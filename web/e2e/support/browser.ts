import {env} from "./env.ts";

const QUIET_BROWSER = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How the browser of the stories is started. */
export const browserOptions = (...more: readonly string[]) => ({
  args: [...QUIET_BROWSER, ...more],
  // Without a named browser Playwright looks for the one it installed itself.
  ...(env.GRADUS_BROWSER ? {executablePath: env.GRADUS_BROWSER} : {}),
});

/** A microphone that beeps, and a person who allows it. */
export const FAKE_MICROPHONE = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
] as const;
