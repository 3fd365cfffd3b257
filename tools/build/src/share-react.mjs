import { join } from 'node:path';
import { TARGETS } from './targets.mjs';
import { ROOT } from './workspace.mjs';

const entries = () => new Set(TARGETS.filter(({ kind }) => kind === 'remote').map(({ client }) => join(ROOT, client)));

/**
 * Exposes the React that a remote was built against: its entry contains `export { createElement as react }`. The host compares it with its
 * own and rejects a remote with another copy, by name, before any of its hooks can fail.
 *
 * @spec REM-7
 */
export function shareReact(
  isEntry = (
    (all) => (id) =>
      all.has(id)
  )(entries()),
) {
  return {
    name: 'touchline:share-react',
    enforce: 'pre',
    transform: (code, id) =>
      isEntry(id.split('?')[0]) ? { code: `${code}\nexport { createElement as react } from 'react';\n`, map: null } : null,
  };
}
