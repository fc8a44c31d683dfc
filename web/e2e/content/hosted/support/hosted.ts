/** A hosted project that does not exist: nothing may ever be sent there. */
export const PROJECT = "abc123xy";
export const API_HOST = `${PROJECT}.api.sanity.io`;
export const READ_TOKEN = "sk-read-token-of-a-hosted-project-000001";
export const WEBHOOK_SECRET = "secret-of-a-hosted-webhook";

/** What someone sets who moved to the hosted service: no address of an API, because that follows from the project. */
export const HOSTED_ENV = {
  SANITY_PROJECT_ID: PROJECT,
  SANITY_DATASET: "production",
  SANITY_READ_TOKEN: READ_TOKEN,
  SANITY_WEBHOOK_SECRET: WEBHOOK_SECRET,
} as const;
