import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { scoreFamily } from './score-family.ts';
import { ScoreTable } from './ScoreTable.tsx';

it.each([
  ['football', 'halves'],
  ['basketball', 'quarters'],
  ['ice-hockey', 'periods'],
  ['tennis', 'sets'],
  ['baseball', 'innings'],
  ['snooker', 'frames'],
  ['counter-strike', 'maps'],
  ['boxing', 'rounds'],
  ['formula-1', 'plain'],
])('[LB-02] %s counts in %s', (sport, family) => {
  expect(scoreFamily(sport)).toBe(family);
});

it('[LB-02] each score has its side and its period by name', () => {
  render(
    <IntlProvider locale="en">
      <ScoreTable
        sport="tennis"
        caption="Lind – Oda"
        current={2}
        sides={[
          { name: 'Lind', total: '1', periods: ['6', '3'], now: '40', isServing: true },
          { name: 'Oda', total: '0', periods: ['4', '2'], now: 'A' },
        ]}
      />
    </IntlProvider>,
  );

  const table = screen.getByRole('table', { name: 'Lind – Oda' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Set 1', '2Set 2', 'Now', 'Total']);
  const row = within(table).getByRole('row', { name: /Lind/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Lind');
  expect(within(row).getByRole('img', { name: 'serving' })).toBeVisible();
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['6', '3', '40', '1']);
});
