import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import * as coupons from './Coupon.stories.tsx';
import { CouponFrame } from './CouponFrame.tsx';

/** Every story of the coupon, as Storybook renders it. */
const STORIES = Object.entries(coupons).flatMap(([name, story]): [string, ReactNode][] =>
  name === 'default' ? [] : [[name, <CouponFrame key={name} {...coupons.default.args} {...('args' in story ? story.args : {})} />]],
);
const show = (node: ReactNode) => render(<IntlProvider locale="en">{node}</IntlProvider>);
/** Odds of a bet, in thousandths. */
const coefOf = (card: HTMLElement): bigint =>
  BigInt(Math.round(1_000 * Number(/\d+\.\d+/.exec(card.querySelector('bdi')?.textContent ?? '')?.[0])));
const STAKE = 500n;
/** What a list of terms shows beside this one; undefined without it. */
const valueOf = (term: RegExp): string | undefined => {
  const label = screen.queryAllByRole('term').find(({ textContent }) => term.test(textContent));
  return label?.nextElementSibling?.textContent;
};

it.each(STORIES)('[CP-01] the story %s counts as many bets as it shows, lettered from A', (_name, node) => {
  show(node);
  const cards = screen.queryAllByTestId(/^coupon-bet-/);
  const { textContent } = document.body;

  for (const [, count] of textContent.matchAll(/if all (\d+) win/g)) expect(Number(count)).toBe(cards.length);
  const tab = screen.queryByTestId('receipt') === null ? screen.queryByRole('tab', { name: /^Coupon/ }) : null;
  if (tab !== null) expect(Number(/\d+/.exec(tab.textContent)?.[0] ?? 0)).toBe(cards.length);
  expect(cards.map((card) => within(card).getByText(/^[A-E]$/).textContent).join('')).toBe('ABCDE'.slice(0, cards.length));
});

it.each(STORIES)('[CP-09] [CP-10] in the story %s total odds and potential winnings are those of its bets', (_name, node) => {
  show(node);
  const total = valueOf(/Total odds/);
  if (total === undefined) return;
  const cards = screen.getAllByTestId(/^coupon-bet-/);
  const product = cards.reduce((all, card) => all * coefOf(card), 1n);
  const scale = 1_000n ** BigInt(cards.length);

  expect(Math.round(1_000 * Number(total))).toBe(Number((product * 1_000n) / scale));
  expect(valueOf(/Potential winnings/)).toBe(`€${(Number((STAKE * product) / scale) / 100).toFixed(2)}`);
});

it('[CP-10] at least two stories show total odds', () => {
  const shown = STORIES.filter(([, node]) => {
    const { unmount } = show(node);
    const has = valueOf(/Total odds/) !== undefined;
    unmount();
    return has;
  });
  expect(shown.map(([name]) => name)).toEqual(expect.arrayContaining(['Express', 'Placed']));
});
