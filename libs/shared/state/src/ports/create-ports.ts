import type { Ports } from '../section/section.ts';
import { alwaysVisible, createPageVisibility } from './page-visibility.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';
import { createGuardedStorage, noStorage } from './storage.ts';
import { createTabs, noTabs } from './tabs.ts';

type Given = Pick<Ports, 'send' | 'origin' | 'report'>;

/** Ports of one request on the edge: no storage and no other tabs. */
export function createServerPorts({ now = Date.now, ...given }: Given & { now?: () => number }): Ports {
  return { ...given, now, page: alwaysVisible, storage: noStorage, tabs: noTabs, uuid: () => globalThis.crypto.randomUUID() };
}

/** The clock of this page; the HTTP middleware updates it from answers. */
export const createBrowserClock = (): ServerClock => createServerClock(() => performance.now(), Date.now());

/** Ports of one page in the browser. Accesses no globals before it is called. */
export function createBrowserPorts({ clock, ...given }: Given & { clock: ServerClock }): Ports {
  return {
    ...given,
    now: clock.now,
    page: createPageVisibility(document),
    storage: createGuardedStorage(window),
    tabs: createTabs({
      ...(typeof BroadcastChannel === 'function' && { BroadcastChannel }),
      ...('locks' in navigator && { locks: navigator.locks }),
    }),
    uuid: randomUuid,
  };
}

/** UUID v4, also on plain http, where browsers lack `randomUUID`. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
