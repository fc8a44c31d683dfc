/**
 * Addresses that contain a secret. One page serves them all: a separate page for each would be cached with the secret
 * in its name. Spelled out, because the framework reads it before anything is compiled.
 */
export const AUTH_REWRITES = [
  {
    source: "/:region([a-z]+)/:locale([a-z]+)/reset-password/:sessionId",
    destination: "/:region/:locale/reset-password/new-password",
  },
  {
    source: "/:region([a-z]+)/:locale([a-z]+)/shared/run/:token",
    destination: "/:region/:locale/shared/run/view",
  },
];
