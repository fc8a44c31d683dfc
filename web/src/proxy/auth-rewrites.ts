/**
 * Addresses with a secret in them. One page answers them all: a page of its own for each would be kept with the secret
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
