import type { ArtSet } from './art.ts';
import { PLAIN_SET } from './plain-set.ts';

type Load = () => Promise<ArtSet>;

/** Sets by id, each in a separate chunk: `forest: async () => (await import('./sets/forest.ts')).FOREST`. */
const SETS: Readonly<Record<string, Load>> = {};

/** The set with an id, or the plain one if there is none, as for a site that is newer than the frame. */
export async function loadArtSet(id: string | undefined): Promise<ArtSet> {
  const load = id !== undefined && Object.hasOwn(SETS, id) ? SETS[id] : undefined;
  return load === undefined ? PLAIN_SET : load();
}
