import type {Adapter, AdapterFactory, AdapterPayload} from "oidc-provider";

interface AdapterRecord {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Codes, sessions and tokens of one provider: gone with the process. Expiry is judged by the library as well. */
export function createMemoryAdapter(now: () => Date): AdapterFactory {
  const models = new Map<string, Map<string, AdapterRecord>>();
  const recordsOf = (model: string) => {
    const records = models.get(model) ?? new Map<string, AdapterRecord>();
    models.set(model, records);
    return records;
  };
  return (model) => createModelAdapter(recordsOf(model), now, (grantId) => endGrant(models, grantId));
}

function createModelAdapter(
  records: Map<string, AdapterRecord>,
  now: () => Date,
  revokeByGrantId: (grantId: string) => void,
): Adapter {
  const isLive = ({expiresAt}: AdapterRecord) => expiresAt > now().getTime();
  const findBy = async (isWanted: (payload: AdapterPayload) => boolean) =>
    [...records.values()].find((record) => isLive(record) && isWanted(record.payload))?.payload;
  return {
    async upsert(id, payload, expiresIn) {
      for (const [key, record] of records) if (!isLive(record)) records.delete(key);
      const lifetime = expiresIn ? expiresIn * 1000 : Number.POSITIVE_INFINITY;
      records.set(id, {payload, expiresAt: now().getTime() + lifetime});
    },
    async find(id) {
      const record = records.get(id);
      return record && isLive(record) ? record.payload : undefined;
    },
    findByUid: (uid) => findBy((payload) => payload.uid === uid),
    findByUserCode: (code) => findBy((payload) => payload.userCode === code),
    async consume(id) {
      const record = records.get(id);
      if (record) record.payload.consumed = Math.floor(now().getTime() / 1000);
    },
    async destroy(id) {
      records.delete(id);
    },
    async revokeByGrantId(grantId) {
      revokeByGrantId(grantId);
    },
  };
}

function endGrant(models: ReadonlyMap<string, Map<string, AdapterRecord>>, grantId: string) {
  for (const records of models.values()) {
    for (const [id, {payload}] of records) if (payload.grantId === grantId) records.delete(id);
  }
}
