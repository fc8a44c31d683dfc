import {withTransaction} from "../../core/db/db.ts";
import {createSigningKeyRepository, type SigningKeyRow} from "./signing-key-repository.ts";
import {generateSigningKey, type SigningKeyDeps} from "./signing-keys.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SIGNS_FOR_MS = 30 * DAY_MS;
/** Every process and every cache in between has read a key before it signs, and still knows it a while after. */
const PUBLISHED_FOR_MS = DAY_MS;

/** Call it every hour or so; more often, or from several processes, changes nothing. */
export async function rotateSigningKeys({db, kek, now}: SigningKeyDeps) {
  const repository = createSigningKeyRepository(db);
  const rows = await repository.list();
  const [current, next] = [rows.find(isIn("current")), rows.find(isIn("next"))];
  const isOlder = (row: SigningKeyRow, ms: number) => now().getTime() - row.since.getTime() >= ms;
  if (current && !next && isOlder(current, SIGNS_FOR_MS - PUBLISHED_FOR_MS)) {
    await repository.publish(await generateSigningKey(kek, "next", now()));
  }
  if (current && next && isOlder(current, SIGNS_FOR_MS) && isOlder(next, PUBLISHED_FOR_MS)) {
    await withTransaction(db, async (tx) => {
      await createSigningKeyRepository(tx).retire(current.kid, now());
      await createSigningKeyRepository(tx).promote(next.kid, now());
    });
  }
  await repository.forgetRetired(new Date(now().getTime() - PUBLISHED_FOR_MS));
}

/** For a key that leaked: what it signed is refused within a minute, and every client refreshes once. */
export async function replaceSigningKeys({db, kek, now}: SigningKeyDeps) {
  const newKey = await generateSigningKey(kek, "current", now());
  await withTransaction(db, async (tx) => {
    const repository = createSigningKeyRepository(tx);
    await repository.dropAll((await repository.list()).map(({kid}) => kid));
    await repository.publish(newKey);
  });
}

function isIn(state: SigningKeyRow["state"]) {
  return (row: SigningKeyRow) => row.state === state;
}
