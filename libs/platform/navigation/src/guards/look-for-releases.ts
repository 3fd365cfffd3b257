import { isUpdate, type GuardPorts } from '@touchline/platform-guards';
import type { Ports } from '@touchline/shared-state';

/** Minimum interval between checks for a newer release. @spec GD-04 */
const LOOK_EVERY_MS = 60_000;
const OFFERED_KEY = 'tl-offered-release';

export interface ReleaseDeps {
  ports: Pick<Ports, 'send' | 'now'>;
  /** Build time of this page's release. */
  builtAt: string;
}

/**
 * Finds the newest release without delaying navigations: it checks in the background, and the result serves the next navigation. Each
 * release is offered once per tab, so that a deployment that serves old pages for a while does not cause repeated reloads.
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
      look().catch(() => undefined); // no answer, nothing to offer
    }
    if (deployed === null || sessionStorageOf()?.getItem(OFFERED_KEY) === deployed) return { own: builtAt, deployed: null };
    if (isUpdate({ own: builtAt, deployed })) sessionStorageOf()?.setItem(OFFERED_KEY, deployed);
    return { own: builtAt, deployed };
  };
}

/** Null where the browser blocks it. @spec STO-1 */
function sessionStorageOf(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
