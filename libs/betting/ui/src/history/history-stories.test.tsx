import type { BetHistoryCardProps } from './BetHistoryCard.tsx';
import * as cards from './BetHistoryCard.stories.tsx';

/** Stories of the history card with the props that they show. */
const STORIES = Object.entries(cards).flatMap(([name, story]): [string, BetHistoryCardProps][] =>
  name === 'default' ? [] : [[name, { ...cards.default.args, ...('args' in story ? story.args : {}) }]],
);
const cents = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ''));
const product = ({ bets }: BetHistoryCardProps): bigint => bets.reduce((all, { odds }) => all * cents(odds), 1n);
/** Odds of the bets have two decimals. */
const scale = ({ bets }: BetHistoryCardProps): bigint => 100n ** BigInt(bets.length);

it.each(STORIES)('[AC-05] [CP-10] the story %s has the odds and the winnings of its bets', (_name, card) => {
  const isSystem = card.combinations !== undefined;
  const odds = isSystem ? `${card.combinations?.rows.length} comb.` : (Number((product(card) * 1_000n) / scale(card)) / 1_000).toString();
  const win = (cents(card.stake) * product(card)) / scale(card);

  expect(isSystem ? card.odds : Number(card.odds).toString()).toBe(odds);
  expect(card.state === 'won' ? cents(card.paid) : 'another state').toBe(card.state === 'won' ? win : 'another state');
  expect(card.possibleWin === undefined ? 'none' : cents(card.possibleWin)).toBe(card.possibleWin === undefined ? 'none' : win);
});

it('[AC-05] [OD-02] a system pays for its combinations what its rows add up to', () => {
  const systems = STORIES.filter(([, { combinations }]) => combinations !== undefined);
  expect(systems.map(([name]) => name).sort()).toEqual(['Mobile', 'SystemOpened']);
  for (const [, { combinations, paid }] of systems)
    expect(combinations?.rows.reduce((sum, row) => sum + cents(row.paid), 0n)).toBe(cents(paid));
});
