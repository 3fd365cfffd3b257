import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const REMOTES = new URL('../../remotes/', import.meta.url);

/** Names of the sections of this workspace, each a folder of `apps/remotes` with a manifest. @spec RM-07 */
export const sections = (): string[] => globSync('*/section.json', { cwd: REMOTES }).map(dirname).sort();
