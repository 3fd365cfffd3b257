import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Storage of the provider, in memory only. */
export function openMemory(): (name: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; endsAt: number }>();
  const find = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found !== undefined && found.endsAt > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  };
  const findBy = (matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...kept.keys()].map(find).find((payload) => payload !== undefined && matches(payload));
  return (name) => ({
    upsert: async (id, payload, seconds = Infinity) => void kept.set(`${name} ${id}`, { payload, endsAt: Date.now() + seconds * 1000 }),
    find: async (id) => find(`${name} ${id}`),
    findByUid: async (uid) => findBy((payload) => payload.uid === uid),
    findByUserCode: async (code) => findBy((payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = find(`${name} ${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void kept.delete(`${name} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
