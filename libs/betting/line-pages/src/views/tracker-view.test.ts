import { aLiveGame } from '@touchline/betting-line-state/testing';
import type { Incident } from '@touchline/betting-contract';
import fc from 'fast-check';
import { minuteText, pressureByMinute, trackerView } from './tracker-view.ts';

const { markets: _none, ...game } = aLiveGame({ id: 1 });
const words = {
  what: ({ kind }: Incident): string => kind,
  stats: { attacks: 'Attacks', corners: 'Corners', yellow: 'Yellow', red: 'Red' },
};
const AT = game.state.clock?.at ?? 0;
const viewOf = (incidents: readonly Incident[], changed: Partial<typeof game> = {}) =>
  trackerView({ ...game, ...changed }, incidents, { words, servedAt: AT });
const goal = (team: 1 | 2, seconds: number, kind: Incident['kind'] = 'goal'): Incident => ({ id: seconds, kind, team, seconds });

it.each([
  [0, '1′'],
  [59, '1′'],
  [60, '2′'],
  [2700, '46′'],
])('[BT-01] second %i of play belongs to minute %s', (seconds, text) => {
  expect(minuteText(seconds)).toBe(text);
});

it('[BT-01] pressure rises before a goal and falls after it, for the scoring side', () => {
  const pressure = pressureByMinute([goal(1, 600), goal(2, 1800)], 40);

  expect(pressure[10]).toBe(1);
  expect(pressure[9]).toBeLessThan(1);
  expect(pressure[9]).toBeGreaterThan(pressure[8] ?? 1);
  expect(pressure[11]).toBeLessThan(pressure[9] ?? 0);
  expect(pressure[20]).toBe(0);
  expect(pressure[30]).toBe(-1);
});

it('[BT-01] a card counts as pressure of the other side', () => {
  expect(pressureByMinute([goal(1, 0, 'red')], 1)).toEqual([-0.45]);
});

it('[BT-01] pressure has one value per minute, and is inverted if the sides are swapped', () => {
  const kind = fc.constantFrom<Incident['kind']>('goal', 'own-goal', 'penalty', 'corner', 'yellow', 'red', 'period');
  const incident = fc.record({ kind, team: fc.constantFrom<0 | 1 | 2>(0, 1, 2), seconds: fc.nat(6000) });
  fc.assert(
    fc.property(fc.array(incident, { maxLength: 60 }), fc.integer({ min: 0, max: 120 }), (incidents, minutes) => {
      const turned = incidents.map(({ team, ...rest }) => ({ ...rest, team: team === 1 ? 2 : team === 2 ? 1 : 0 }) as const);
      const pressure = pressureByMinute(incidents, minutes);

      expect(pressure).toHaveLength(minutes);
      expect(pressure.every((value) => value >= -1 && value <= 1)).toBe(true);
      expect(pressureByMinute(turned, minutes).map((value) => -value || 0)).toEqual(pressure.map((value) => value || 0));
    }),
  );
});

it('[BT-01] has the minutes begun so far, of a game of ninety', () => {
  const view = viewOf([goal(1, 600)]);

  expect(view).toMatchObject({ sport: 'football', step: 'minute', steps: 90, scale: ['0′', '45′', '90′'], score: '1 – 0' });
  expect(view?.pressure).toHaveLength(24);
});

it('[BT-01] is by points if the feed has points', () => {
  const view = viewOf([goal(1, 10, 'point'), goal(2, 20, 'point'), goal(2, 30, 'point')], { sportId: 4 });

  expect(view).toMatchObject({ sport: 'tennis', step: 'point', pressure: [1, -1, -1] });
});

it('[BT-01] has the counts of the score, and only those', () => {
  const score = { main: [1, 0] as [number, number], periods: [], corners: [5, 2] as [number, number] };

  expect(viewOf([goal(1, 600)], { state: { ...game.state, score } })?.stats).toEqual([{ key: 'corners', name: 'Corners', values: [5, 2] }]);
});

it('[BT-01] is undefined before the game, and without incidents', () => {
  expect(viewOf([goal(1, 600)], { section: 'line' })).toBeUndefined();
  expect(viewOf([])).toBeUndefined();
});
