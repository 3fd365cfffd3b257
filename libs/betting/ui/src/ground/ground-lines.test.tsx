import { SPORTS } from '@touchline/betting-rules';
import { render as draw, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { ScoreBoard } from '../board/ScoreBoard.tsx';
import { surfaceOf } from './surface.ts';
import { aTracker, aTrackerOfPoints } from '../testing.ts';
import { groundLines, PLAIN_LINES } from './ground-lines.ts';
import { MatchTracker } from '../tracker/MatchTracker.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);
const colourOf = (sport: string) => (surfaceOf(sport).style as Record<string, string>)['--ground'];

it('[BT-01] every sport of the line has the lines of a ground', () => {
  expect(SPORTS.length).toBeGreaterThan(30);
  expect(SPORTS.filter(({ key }) => groundLines(key) === PLAIN_LINES).map(({ key }) => key)).toEqual([]);
});

it('[BT-01] only sports that are played on a lawn have the surface of one', () => {
  const lawn = colourOf('football');
  expect(SPORTS.filter(({ key }) => colourOf(key) === lawn).map(({ key }) => key)).toEqual(['football', 'field-hockey', 'cyber-football']);
});

it.each([
  ['clay', 'tennis', 'badminton'],
  ['ice', 'ice-hockey', 'floorball'],
  ['parquet', 'basketball', 'volleyball'],
  ['felt', 'snooker', 'table-tennis'],
  ['water', 'water-polo', 'handball'],
  ['asphalt', 'formula-1', 'marble'],
  ['sand', 'beach-volleyball', 'boxing'],
])('[BT-01] %s is the surface of %s, not of %s', (_, sport, other) => {
  expect(colourOf(sport)).not.toBe(colourOf(other));
  expect(groundLines(sport)).not.toBe(groundLines(other));
});

it('[BT-01] tracker and score board show the surface of their sport, with lines at both ends where it has ends', () => {
  const { container } = render(
    <>
      <MatchTracker {...aTracker()} sport="basketball" />
      <ScoreBoard sport="basketball" sides={[{ name: 'Lions' }, { name: 'Bears' }]} score="2 – 1" />
    </>,
  );
  const paths = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
  expect(paths.filter((d) => d === groundLines('basketball').end)).toHaveLength(3);
  expect(screen.getByRole('img', { name: /Latest/ }).style.getPropertyValue('--ground')).toBe('#9a6a38');
  expect(container.querySelector<HTMLElement>('section [data-striped]')?.style.getPropertyValue('--ground')).toBe('#9a6a38');
});

it('[BT-01] a board of darts has neither ends nor stripes', () => {
  const { container } = render(<MatchTracker {...aTrackerOfPoints('darts')} />);
  expect(container.querySelectorAll('[aria-hidden] > path[transform]')).toHaveLength(0);
  expect(container.querySelector('[data-striped]')).toBeNull();
});
