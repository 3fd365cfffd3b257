import { proceed, type Guard } from '../guard.ts';

/**
 * Whether a newer release is deployed than the one that runs. Releases are known by when they were built; one that nobody knows, or a
 * return to an older one, is no update.
 *
 * @spec GD-04
 */
export function isUpdate({ own, deployed }: { own: string | null; deployed: string | null }): boolean {
  const [before, now] = [Date.parse(own ?? ''), Date.parse(deployed ?? '')];
  return now > before; // false for what is no time
}

/** Offers the newer release; the page goes on with the one it has. @spec GD-04 */
export const appVersion: Guard = {
  name: 'appVersion',
  prepare: (_, ports) => {
    if (isUpdate(ports.releases())) ports.notify('update-available');
    return {};
  },
  decide: () => proceed,
};
