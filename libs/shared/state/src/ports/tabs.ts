import type { TabChannel } from '../section.ts';

interface Envelope {
  topic: string;
  message: unknown;
}

/** What tabs need of the browser; both may be missing. */
export interface TabsHost {
  BroadcastChannel?: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  locks?: Pick<LockManager, 'request'>;
}

const CHANNEL = 'touchline';

/** One after another inside this page: all that is left where the browser has no locks. */
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

/** Messages and locks between the tabs of one browser; a browser without them has one tab, as far as we can tell. @spec TAB-1 */
export function createTabs({ BroadcastChannel: Channel, locks }: TabsHost): TabChannel {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const channel = Channel === undefined ? undefined : new Channel(CHANNEL);
  channel?.addEventListener('message', (event) => {
    const data = (event as MessageEvent<Envelope | null>).data; // another release, or a tool, may speak otherwise
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

/** A page that is rendered on the server has no tabs. */
export const noTabs: TabChannel = { post: () => undefined, on: () => () => undefined, withLock: (_name, work) => work() };
