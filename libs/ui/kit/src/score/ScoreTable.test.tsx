import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { overtimeOf, scoreFamily } from './score-family.ts';
import { ScoreTable } from './ScoreTable.tsx';

it.each([
  ['football', 'halves'],
  ['basketball', 'quarters'],
  ['ice-hockey', 'periods'],
  ['bandy', 'halves'],
  ['field-hockey', 'quarters'],
  ['darts', 'sets'],
  ['tennis', 'sets'],
  ['baseball', 'innings'],
  ['snooker', 'frames'],
  ['tactical-shooter', 'maps'],
  ['boxing', 'rounds'],
  ['formula-1', 'plain'],
])('[LB-02] %s counts in %s', (sport, family) => {
  expect(scoreFamily(sport)).toBe(family);
});

it('[LB-02] names side and period of each score', () => {
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

it('[LB-02] a shoot-out has a column after the total, and extra time of a sport with halves its name', () => {
  const sides = [
    { name: 'Argentina', total: '3', periods: ['2', '0', '1'], shootOut: '4' },
    { name: 'France', total: '3', periods: ['0', '2', '1'], shootOut: '2' },
  ] as const;
  render(
    <IntlProvider locale="en">
      <ScoreTable sport="football" caption="Argentina – France" sides={sides} shootOutName="Penalties" />
    </IntlProvider>,
  );

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '1Half 1',
    '2Half 2',
    'ETExtra time',
    'Total',
    'Penalties',
  ]);
  expect(
    within(screen.getByRole('row', { name: /France/ }))
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent('2');
});

it('[LB-02] labels periods after regular time as overtime, except in sets and innings', () => {
  expect([4, 5, 6].map((period) => overtimeOf('quarters', period))).toEqual([0, 1, 2]);
  expect([overtimeOf('halves', 3), overtimeOf('periods', 4), overtimeOf('sets', 5), overtimeOf('innings', 11)]).toEqual([1, 1, 0, 0]);
  const sides = [
    { name: 'Fenwick', total: '98', periods: ['24', '19', '27', '18', '10'] },
    { name: 'Thornby', total: '96', periods: ['21', '26', '20', '21', '8'] },
  ] as const;
  render(
    <IntlProvider locale="en">
      <ScoreTable sport="basketball" caption="Fenwick – Thornby" sides={sides} />
    </IntlProvider>,
  );

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '1Quarter 1',
    '2Quarter 2',
    '3Quarter 3',
    '4Quarter 4',
    'OTOvertime',
    'Total',
  ]);
});
