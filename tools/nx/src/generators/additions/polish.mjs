import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeEntries } from '../entries/entries.mjs';
import { language } from '../factories.mjs';
import { generateIn } from '../workspace-copy.mjs';
import { ROOT } from '../workspace.mjs';
import { entries, messages, tests, types } from './steps.mjs';

/** Texts of one lib; the others are shown in English until theirs are written. */
const TEXTS = {
  'libs/betting/bet-builder': {
    'betting.builder.none': 'Kreator zakładów nie jest dostępny dla tego meczu',
    'betting.builder.noneWords': 'Na rynki można stawiać osobno.',
  },
};
const NAMES = 'libs/server/engine/names/pl.json';

/** Polish: the names of sports, and the texts of one lib. */
export const polish = {
  async add(root) {
    await generateIn(root, [(tree) => language(tree, { code: 'pl', name: 'Polski', countries: 'PL', currency: 'PLN' })]);
    mkdirSync(dirname(join(root, NAMES)), { recursive: true });
    cpSync(join(ROOT, 'tools/nx/src/generators/additions/polish-sports.json'), join(root, NAMES));
    for (const lib of Object.keys(TEXTS)) writeFileSync(join(root, lib, 'messages/pl.json'), JSON.stringify(TEXTS[lib]));
    await writeEntries(root);
  },
  steps: [
    types,
    entries,
    messages,
    tests(
      ...[
        'libs/shared/primitives',
        'libs/shared/routes',
        'libs/shared/i18n',
        'libs/server/site',
        'libs/server/kernel/src/http',
        'libs/server/content',
      ],
      ...['libs/server/engine/src/catalogue', 'libs/server/betting/src/feed/sports.test', 'tools/build/src/messages.test'],
    ),
  ],
  /** Every dictionary has a text of each id, and none of the texts is an id. */
  holds(_read, root) {
    const script = `
      const { buildMessages } = await import('./tools/build/src/messages.mjs');
      const { readFileSync } = await import('node:fs');
      const { urls, problems } = buildMessages();
      const read = (url) => JSON.parse(readFileSync('dist' + url, 'utf8')).messages;
      const names = Object.keys(urls.en);
      const raw = names.flatMap((name) => {
        const [english, own] = [read(urls.en[name]), read(urls.pl[name])];
        return Object.keys(english).filter((id) => own[id] === undefined || JSON.stringify(own[id]).includes('"value":"' + id + '"'));
      });
      console.log(JSON.stringify({ names: names.length, problems, raw }));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
    const { names, problems, raw } = JSON.parse(said);
    return [
      ['its dictionaries are built', names > 10 && problems.length === 0],
      [`no page has a raw key: ${raw.slice(0, 5).join(', ')}`, raw.length === 0],
      ['sites offer it', readFileSync(join(root, 'libs/shared/primitives/src/languages.ts'), 'utf8').includes("pl: 'Polski'")],
    ];
  },
};
