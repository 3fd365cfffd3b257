import { execFileSync } from 'node:child_process';
import { section } from '../factories.mjs';
import { generateIn } from '../workspace-copy.mjs';
import { messages, readers, tests, types } from './steps.mjs';

/** Existing files that a new section may change. */
export const MOST_TOUCHED = 6;
/** The one of them that `npm install` writes, which no trial runs. */
export const BY_INSTALL = ['package-lock.json'];
const KEY = 'horse-racing';

/** Horse racing: contract, state, components, pages, remote and a module of the backend. `npm run test:long -- section` deploys it. */
export const horseRacing = {
  byInstall: BY_INSTALL,
  add: (root) => generateIn(root, [(tree) => section(tree, { name: KEY, skipInstall: true })]),
  // The last one asks the backend with all its modules for each of their calls.
  steps: [types, readers, messages, tests(`libs/${KEY}`, `libs/server/${KEY}`, 'apps/sandbox/src/tests/every-call.test')],
  /** Its page is a route, and its dictionary has a text of each id in every language, none of which is an id. */
  holds(read, root) {
    const script = `
      const { buildMessages, COMPLETE } = await import('./tools/build/src/messages.mjs');
      const { readFileSync } = await import('node:fs');
      const { urls, problems } = buildMessages();
      const read = (lang) => JSON.parse(readFileSync('dist' + urls[lang]['${KEY}'], 'utf8')).messages;
      const ids = Object.keys(read('en')).filter((id) => id.startsWith('horseRacing.'));
      const raw = COMPLETE.flatMap((lang) => ids.filter((id) => JSON.stringify(read(lang)[id] ?? id).includes(id)));
      console.log(JSON.stringify({ ids: ids.length, problems, raw }));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
    const { ids, problems, raw } = JSON.parse(said);
    const { routes } = JSON.parse(read(`apps/remotes/${KEY}/section.json`));
    return [
      ['its page is a route', routes.length === 1 && routes[0].path === `/${KEY}`],
      ['its dictionaries are built', ids > 3 && problems.length === 0],
      [`none of its texts is an id: ${raw.slice(0, 5).join(', ')}`, raw.length === 0],
    ];
  },
};
