import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListRow } from '@touchline/betting-line-state';
import { rowHeight } from './row-height.ts';

const CHAMP: ListRow = { kind: 'champ', champId: 10, sportId: 1, count: 1 };
const GAME: ListRow = { kind: 'game', gameId: 1, isLast: true };
/** Height of a phone, its top bar and strip, chips and market switch with their gaps, bottom navigation; pixels. */
const PHONE = { screen: 844, bars: 48 + 28, tools: 4 + 44 + 4 + 44 + 4, navigation: 58 };

const styleOf = (path: string): string => readFileSync(join(__dirname, path), 'utf8');

it('[BT-01] [LY-01] seven matches of seven leagues fit on the first screen of a phone, and the first price is at most 220 pixels down', () => {
  const [band, row] = [rowHeight('mobile', CHAMP), rowHeight('mobile', GAME)];
  const top = PHONE.bars + PHONE.tools;
  expect(top + 7 * (band + row)).toBeLessThanOrEqual(PHONE.screen - PHONE.navigation);
  const priceHeight = 44;
  expect(top + band + (row - priceHeight) / 2).toBeLessThanOrEqual(220);
});

it('[BT-01] [LOAD-4] estimated, reserved and drawn heights of the rows of a phone agree', () => {
  expect(styleOf('EventTable.module.css')).toContain(`contain-intrinsic-block-size: auto ${rowHeight('mobile', GAME)}px`);
  expect(styleOf('../../../ui/src/event/ChampionshipHeader.module.css')).toContain(`min-block-size: ${rowHeight('mobile', CHAMP)}px`);
});
