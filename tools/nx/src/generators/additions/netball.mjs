import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEntries } from '../entries/entries.mjs';
import { sport } from '../factories.mjs';
import { generateIn } from '../workspace-copy.mjs';
import { entries, tests, types } from './steps.mjs';

const ENTRY = 'libs/server/engine/src/catalogue/sports/netball.ts';
const ICON = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round'>
  <path d='M5 4h14 M6 4l2 7h8l2-7 M12 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'/>
</svg>
`;
const NAMES = {
  ...{ en: 'Netball', ru: 'Нетбол', ar: 'كرة الشبكة', es: 'Netball', pt: 'Netball', fr: 'Netball', de: 'Netball' },
  ...{ tr: 'Netbol', uk: 'Нетбол', kk: 'Нетбол', az: 'Netbol', hi: 'नेटबॉल' },
};

/** Netball: sold like basketball, with an icon, a number of points and championships that no other sport has. */
export const netball = {
  async add(root) {
    await generateIn(root, [(tree) => sport(tree, { name: 'netball', like: 'basketball' })]);
    const file = join(root, ENTRY);
    const text = readFileSync(file, 'utf8');
    const named = text
      .replace(/names: \{[^}]*\}/, `names: ${JSON.stringify(NAMES)}`)
      .replace("icon: 'basketball'", "icon: 'netball'")
      .replace('mean: 164', 'mean: 112')
      .replace(
        /championships: \[.*\]/s,
        "championships: [{ id: 480, country: 'AU', names: { en: 'Super Netball' } }, { id: 481, country: 'NZ', names: { en: 'Premiership' } }]",
      );
    writeFileSync(file, named);
    writeFileSync(join(root, 'libs/ui/kit/src/sport-icon/netball.svg'), ICON);
    await writeEntries(root);
  },
  steps: [
    types,
    entries,
    tests(
      ...[
        'libs/server/engine/src/catalogue',
        'libs/server/engine/src/engine.test',
        'libs/server/engine/src/pricing',
        'libs/server/engine/src/course',
      ],
      ...[
        'libs/server/betting/src/feed',
        'libs/server/betting/src/seo',
        'libs/betting/rules',
        'libs/betting/names',
        'libs/betting/ui/src/board',
      ],
      ...['libs/ui/art', 'libs/ui/kit/src/score', 'libs/ui/kit/src/price', 'tools/trials/src/long.test'],
    ),
  ],
  holds: (read) => [
    [
      'it has an icon',
      read('libs/ui/kit/src/sport-icon/SportIcon.module.css').includes("data-sport='netball'] {\n  mask: url('./netball.svg')"),
    ],
    ['it has a ground', /netball: 'hardwood'/.test(read('libs/ui/art/src/sport-looks.ts'))],
  ],
};
