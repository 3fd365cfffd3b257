import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { done, EUR, NOON, Office, received } from '../parts/office-story.test.helper.tsx';
import { PromoCodes } from './PromoCodes.tsx';

const inEnglish = (page: ReactNode) => (
  <IntlProvider locale="en" timeZone="UTC">
    {page}
  </IntlProvider>
);
const used = { ...EUR, code: 'SECONDWIND', at: NOON, amount: 0, bonusId: null, state: 'coupon' };
const bonus = { ...EUR, code: 'SPINS5', at: NOON, amount: 500, bonusId: 1, state: 'active' };
const check = { ...EUR, code: 'HARBOUR10', state: 'usable' as const, amount: 0, factor: 0, days: 0, minCoef: 1_000, until: null };
const coupon = {
  ...{ kind: 'boost' as const, percent: 10, most: 5_000, fewestBets: 2, lowestCoef: 1_400, lowestTotalCoef: null },
  ...{ least: null, largest: 10_000 },
};

it('[AC-11] shows what a code for coupons gives and where it is used, and both kinds of use in the history', () => {
  const after = [
    received('promo', { excludedUntil: null, codes: [bonus, used] }),
    received('promoCheck', { ...check, coupon }),
    done('promoCheck'),
  ];
  render(
    inEnglish(
      <Office after={after}>
        <PromoCodes />
      </Office>,
    ),
  );

  expect(screen.getByText(/raises the win of one coupon by 10%, at most by €50\.00/).closest('p')).toHaveTextContent(
    /needs at least 2 selections\. Each selection needs odds of 1\.40 or more\. +Stake at most €100\.00\./,
  );
  expect(screen.getByText(/Choose it in your coupon/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use code' })).toBeNull();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/SPINS5.*€5\.00/);
  expect(second).toHaveTextContent(/SECONDWIND.*Used in a coupon/);
  expect(second).not.toHaveTextContent('€');
});
