import { matchRoute, splitLanguage, takeSectionRoutes, type ManifestRoute, type SectionManifests } from '@touchline/shared-routes';
import type { Ports } from '@touchline/shared-state';

/** Minimum interval between requests to the registry, however many unknown links are clicked. */
const ASK_EVERY_MS = 10_000;
/** Time limit of the check for an unknown page. */
const WAIT_MS = 1_500;

const isRoute = (value: unknown): value is ManifestRoute => {
  const { id, key, path } = (value ?? {}) as Partial<Record<keyof ManifestRoute, unknown>>;
  return Number.isInteger(id) && typeof key === 'string' && typeof path === 'string' && path.startsWith('/');
};

/** Sections with readable manifests; a section with a broken row is skipped. */
function readSections(answer: unknown): SectionManifests {
  const sections = Object.entries((answer ?? {}) as Record<string, { routes?: unknown } | null>);
  const sound = sections.filter(([, section]) => {
    const routes = section?.routes ?? [];
    return section !== null && Array.isArray(routes) && routes.every(isRoute);
  });
  return Object.fromEntries(sound) as SectionManifests;
}

/** Headers that request a section's page as JSON. @spec RM-05 */
const AS_JSON = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };

/**
 * Looks for a path among the sections that are deployed now, since one may have gone live after this page was opened. If a section has the
 * path, its page JSON states whether the page exists for this visitor.
 *
 * @returns whether a section has a page there. The caller then navigates by document, which brings the section's messages, styles and menu
 * entries.
 * @spec RT-05 PL-02 RM-05
 */
export function lookForRoutes({ send, now, origin }: Pick<Ports, 'send' | 'now' | 'origin'>) {
  let requestedAt = Number.NEGATIVE_INFINITY;
  const read = async (place: string, signal: AbortSignal, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const response = await send(new Request(new URL(place, origin), { cache: 'no-store', headers, signal }));
    return response.ok ? response.json() : null;
  };
  const look = async (path: string, signal: AbortSignal): Promise<boolean> => {
    takeSectionRoutes(readSections(await read('/sections.json', signal)));
    if (matchRoute(splitLanguage(path).path).key === 'not-found') return false;
    const page = await read(path, signal, AS_JSON);
    return (page as { apiVersion?: unknown } | null)?.apiVersion === AS_JSON['mf-api-version'];
  };
  return async (path: string, signal: AbortSignal): Promise<boolean> => {
    if (now() - requestedAt < ASK_EVERY_MS) return false;
    requestedAt = now();
    try {
      return await look(path, AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]));
    } catch {
      return false; // without an answer the page stays unknown
    }
  };
}
