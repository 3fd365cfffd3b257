import { render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { aTracker } from '../testing.ts';
import { MatchTracker } from './MatchTracker.tsx';
import { spotOf } from './tracker-view.ts';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[BT-01] describes the latest incident and the pressure as text for screen readers', () => {
  render(<MatchTracker {...aTracker()} pressure={[0.4, -0.2, 0, 1]} />);

  expect(screen.getByRole('img', { name: 'Latest: Goal, Harwick Rovers, 58′' })).toBeVisible();
  expect(screen.getByRole('img', { name: '2 – 1. Pressure: Harwick Rovers 2 of 4 intervals, Dunmere Athletic 1' })).toBeVisible();
});

it('[BT-01] shows the same data as a table, with the latest incident first below the counts', async () => {
  render(<MatchTracker {...aTracker()} />);

  await userEvent.click(screen.getByRole('button', { name: 'Show as table', pressed: false }));

  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join('|'));
  expect(rows.slice(0, 5)).toEqual([
    'Event|Harwick Rovers|Dunmere Athletic',
    'Corners|5|4',
    'Yellow cards|1|3',
    'Red cards|0|1',
    'Goal|58′|',
  ]);
  expect(rows).toContain('Period 46′||');
});

it('[BT-01] says so while there are no incidents', () => {
  render(<MatchTracker {...aTracker()} incidents={[]} pressure={[]} stats={[]} />);

  expect(screen.getByRole('img', { name: 'No events yet' })).toBeVisible();
});

it.each([
  ['goal', 1, 96],
  ['goal', 2, 4],
  ['own-goal', 1, 96],
  ['penalty', 2, 11],
  ['yellow', 1, 34],
  ['red', 2, 66],
] as const)('[BT-01] a %s of side %i is marked at the end where it happened', (kind, team, along) => {
  expect(spotOf({ kind, team, id: 1 })?.along).toBe(along);
});

it('[BT-01] does not mark incidents without a place', () => {
  expect(spotOf({ kind: 'period', team: 0, id: 1 })).toBeNull();
  expect(spotOf({ kind: 'point', team: 1, id: 1 })).toBeNull();
});
