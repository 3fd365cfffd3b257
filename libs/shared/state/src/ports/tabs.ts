import type { TabChannel } from '../section/section.ts';

interface Envelope {
  topic: string;
  message: unknown;
}

/** Browser features for tabs; both may be missing. */
export interface TabsHost {
  BroadcastChannel?: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  locks?: Pick<LockManager, 'request'>;
}

const CHANNEL = 'touchline';

/** Locks within this page, for browsers without the Locks API. */
function pageLocks(): TabChannel['withLock'] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
}

/** Messages and locks between the tabs of one browser. Without the browser features, the page acts as the only tab. @spec TAB-1 */
export function createTabs({ BroadcastChannel: Channel, locks }: TabsHost): TabChannel {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const channel = Channel === undefined ? undefined : new Channel(CHANNEL);
  channel?.addEventListener('message', (event) => {
    const data = (event as MessageEvent<Envelope | null>).data; // may come from another release or another script
    for (const listener of listeners.get(data?.topic ?? '') ?? []) listener(data?.message);
  });
  return {
    post: (topic, message) => channel?.postMessage({ topic, message } satisfies Envelope),
    on: (topic, listener) => {
      const ours = listeners.get(topic) ?? new Set();
      listeners.set(topic, ours.add(listener));
      return () => void ours.delete(listener);
    },
    withLock: locks === undefined ? pageLocks() : (name, work) => locks.request(`touchline:${name}`, work) as ReturnType<typeof work>,
  };
}

/** For pages rendered on the server. */
export const noTabs: TabChannel = { post: () => undefined, on: () => () => undefined, withLock: (_name, work) => work() };
