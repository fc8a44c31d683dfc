import pg from "pg";

export const SERVER_URL = process.env.TEST_DATABASE_URL ?? "postgres://postgres:postgres@127.0.0.1:5432/test";

/** Returns null and prints a line when there is no server: the tests then run on PGlite alone. */
export async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T | null> {
  const client = new pg.Client({connectionString: SERVER_URL, connectionTimeoutMillis: 2_000});
  try {
    await client.connect();
  } catch {
    process.stdout.write(`No PostgreSQL at ${new URL(SERVER_URL).host}: on PGlite only\n`);
    return null;
  }
  return work(client).finally(() => client.end());
}
