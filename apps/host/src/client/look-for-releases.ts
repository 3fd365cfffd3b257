import { isUpdate, type GuardPorts } from '@touchline/platform-guards';
import type { Ports } from '@touchline/shared-state';

/** A newer release is looked for at most this often. @spec GD-04 */
const LOOK_EVERY_MS = 60_000;
const OFFERED_KEY = 'tl-offered-release';

export interface ReleaseDeps {
  ports: Pick<Ports, 'send' | 'now'>;
  /** When the release of this page was built. */
  builtAt: string;
}

/**
 * Knows the newest release without making a navigation wait: it looks in the background, and the answer serves the next navigation. A
 * release is offered once in a tab, so that a deploy that serves old pages for a while cannot ask for one reload after another.
 *
 * @spec GD-04
 */
export function lookForReleases({ ports, builtAt }: ReleaseDeps): GuardPorts['releases'] {
  let deployed: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const response = await ports.send(new Request(new URL('/version', location.origin), { cache: 'no-store' }));
    const answer: unknown = await response.json();
    const newest = (answer as { builtAt?: unknown } | null)?.builtAt;
    if (typeof newest === 'string') deployed = newest;
  };
  return () => {
    if (ports.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = ports.now();
      look().catch(() => undefined); // without an answer there is nothing to offer
    }
    if (deployed === null || sessionStorageOf()?.getItem(OFFERED_KEY) === deployed) return { own: builtAt, deployed: null };
    if (isUpdate({ own: builtAt, deployed })) sessionStorageOf()?.setItem(OFFERED_KEY, deployed);
    return { own: builtAt, deployed };
  };
}

/** Null where the browser forbids it. @spec STO-1 */
function sessionStorageOf(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
