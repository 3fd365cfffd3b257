import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edit } from './edit.mjs';
import { messages, tests, types } from './steps.mjs';

const REASON = 'one-championship';
const LOCK = {
  ...{ ru: 'Слишком много событий одного чемпионата', ar: 'اختيارات كثيرة من بطولة واحدة', es: 'Demasiadas de un campeonato' },
  ...{ pt: 'Muitas de um campeonato', fr: 'Trop de sélections d’un championnat', de: 'Zu viele aus einem Wettbewerb' },
  ...{ tr: 'Aynı ligden çok fazla', uk: 'Забагато подій одного чемпіонату', kk: 'Бір чемпионаттан тым көп', az: 'Bir çempionatdan çoxdur' },
  hi: 'एक चैंपियनशिप से बहुत ज़्यादा',
};
const RULE = `import { idsOf, inCombinations } from './coupon-rule.ts';

const MOST = 6;

/** A combination has at most six bets of one championship. */
export const oneChampionship = inCombinations((bets) => {
  const seen = new Map<number, number>();
  return idsOf(bets, ({ champId = 0 }) => {
    const count = (seen.get(champId) ?? 0) + 1;
    seen.set(champId, count);
    return champId !== 0 && count > MOST;
  });
});
`;
const TEST = `import { CouponType } from '@touchline/betting-coupon-math';
import { brokenRules } from '../coupon-rules.ts';

const bets = Array.from({ length: 8 }, (_, at) => ({ outcomeId: at + 1, gameId: at + 1, champId: 112 }));

it('[CP-29] refuses the seventh bet of a championship in a combination', () => {
  expect([...brokenRules(bets, CouponType.Express)]).toEqual([[7, '${REASON}'], [8, '${REASON}']]);
  expect(brokenRules(bets, CouponType.ManySingles).size).toBe(0);
});
`;

/** A rule: at most six bets of one championship in an express or a system, locked in the browser and refused by the backend. */
export const oneChampionship = {
  add(root) {
    const create = (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    create('libs/betting/rules/src/coupon/combination/one-championship.ts', RULE);
    create('libs/betting/rules/src/coupon/combination/one-championship.test.ts', TEST);
    for (const [lang, text] of Object.entries(LOCK))
      create(
        `libs/betting/coupon-panel/messages/${REASON}/${lang}.json`,
        JSON.stringify({ 'betting.lock.championship': text, 'betting.refusal.championship': text }),
      );
    const rules = 'libs/betting/rules/src/coupon/coupon-rules.ts';
    edit(
      root,
      rules,
      'import type { CouponRule,',
      "import { oneChampionship } from './combination/one-championship.ts';\nimport type { CouponRule,",
    );
    edit(root, rules, "  'banker-disabled': bankerDisabled,", `  'banker-disabled': bankerDisabled,\n  '${REASON}': oneChampionship,`);
    edit(
      root,
      'libs/betting/contract/src/refusals.ts',
      "  'banker-disabled':",
      `  '${REASON}': 'A combination has too many bets of one championship',\n  'banker-disabled':`,
    );
    const words = 'libs/betting/coupon-panel/src/refusal-words.ts';
    edit(
      root,
      words,
      "  'banker-disabled': { id: 'betting.lock",
      `  '${REASON}': { id: 'betting.lock.championship', defaultMessage: 'Too many of one championship' },\n  'banker-disabled': { id: 'betting.lock`,
    );
    edit(
      root,
      words,
      "  'banker-disabled': { id: 'betting.refusal",
      `  '${REASON}': { id: 'betting.refusal.championship', defaultMessage: 'Too many selections of one championship. Remove one.' },\n  'banker-disabled': { id: 'betting.refusal`,
    );
  },
  steps: [
    types,
    messages,
    tests(
      'libs/betting/rules/src/coupon',
      'libs/betting/coupon-state/src/rules',
      'libs/betting/coupon-panel',
      'libs/betting/contract',
      'libs/server/betting/src/coupon',
    ),
  ],
};
