import { proceed, type Guard } from '../guard.ts';

/**
 * Whether the deployed release is newer than the running one. Releases are compared by build time; an unknown time or a rollback is no
 * update.
 *
 * @spec GD-04
 */
export function isUpdate({ own, deployed }: { own: string | null; deployed: string | null }): boolean {
  const [before, now] = [Date.parse(own ?? ''), Date.parse(deployed ?? '')];
  return now > before; // NaN compares as false
}

/** Offers the newer release; the page keeps running its own. @spec GD-04 */
export const appVersion: Guard = {
  name: 'appVersion',
  prepare: (_, ports) => {
    if (isUpdate(ports.releases())) ports.notify('update-available');
    return {};
  },
  decide: () => proceed,
};
