import { measured } from '@touchline/measured';
import type { GameState, Incident } from '@touchline/betting-contract';
import { happenings, nextSentence, waitingWith, type Happening, type Moment } from './happenings.ts';

const FOOTBALL = 1;
const TENNIS = 4;
const moment = (main: [number, number], changes: Omit<Partial<Moment>, 'state'> & { state?: Partial<GameState> } = {}): Moment => ({
  sportId: FOOTBALL,
  incidents: [],
  ...changes,
  state: {
    statusId: 2,
    marketsCount: 1,
    score: { main, periods: [] },
    clock: { periodId: 1, seconds: 0, at: 0, isRunning: true, direction: 'up' },
    ...changes.state,
  },
});
const incident = (id: number, kind: Incident['kind'], team: 0 | 1 | 2 = 1): Incident => ({ id, kind, team, seconds: 60 });
const kinds = (found: readonly Happening[]) => found.map((each) => (each.kind === 'incident' ? each.incident.kind : each.kind));

describe('what the commentary reports', () => {
  it.each([
    [
      'a goal with its score, without separate sentences for score and suspension',
      moment([0, 0]),
      moment([1, 0], { incidents: [incident(1, 'goal')], state: { isSuspended: true } }),
      ['goal'],
    ],
    ['a card', moment([0, 0]), moment([0, 0], { incidents: [incident(1, 'red', 2)] }), ['red']],
    ['no incident twice', moment([1, 0], { incidents: [incident(1, 'goal')] }), moment([1, 0], { incidents: [incident(1, 'goal')] }), []],
    ['no rally in progress', moment([0, 0]), moment([0, 0], { incidents: [incident(1, 'point')] }), []],
    ['a score change without an incident', moment([0, 0]), moment([0, 3]), ['score']],
    [
      'the next period',
      moment([0, 0]),
      moment([0, 0], { state: { clock: { periodId: 2, seconds: 0, at: 0, isRunning: true, direction: 'up' } } }),
      ['period'],
    ],
    ['a suspension', moment([0, 0]), moment([0, 0], { state: { isSuspended: true } }), ['suspended']],
    ['the end of a suspension', moment([0, 0], { state: { isSuspended: true } }), moment([0, 0]), ['open']],
    ['the end of the game', moment([1, 0]), moment([1, 0], { state: { statusId: 4 } }), ['finished']],
  ])('[A11Y-3] %s', (_name, before, now, expected) => {
    expect(kinds(happenings(before, now))).toEqual(expected);
  });

  it('[A11Y-3] a won set, with its number and winner', () => {
    const found = happenings(moment([1, 0], { sportId: TENNIS }), moment([1, 1], { sportId: TENNIS }));
    expect(found).toEqual([{ kind: 'won', period: 2, side: 1, main: [1, 1] }]);
  });
});

describe('when the commentary reports it', () => {
  const score: Happening = { kind: 'score', main: [1, 2] };
  const goal: Happening = { kind: 'incident', incident: incident(1, 'goal'), main: [1, 0] };
  const corner: Happening = { kind: 'incident', incident: incident(2, 'corner'), main: [1, 0] };

  it('[A11Y-3] at most one sentence in five seconds, incidents first', () => {
    let waiting = waitingWith([], [score, corner], 1_000);
    waiting = waitingWith(waiting, [goal], 2_000);
    const first = nextSentence(waiting, { nowMs: 2_000, lastAtMs: -Infinity });
    expect(first.happening).toBe(goal);
    expect(nextSentence(first.waiting, { nowMs: 6_999, lastAtMs: 2_000 }).happening).toBeNull();
    const early = [2_000, 3_000, 4_500, 6_999].filter(
      (nowMs) => nextSentence(first.waiting, { nowMs, lastAtMs: 2_000 }).happening !== null,
    );
    measured({ id: 'A11Y-3', unit: 'further announcements within 5 s', atMost: 0, trials: 4, value: early.length, tried: 4 });
    const second = nextSentence(first.waiting, { nowMs: 7_000, lastAtMs: 2_000 });
    expect(second.happening).toBe(corner);
    expect(nextSentence(second.waiting, { nowMs: 12_000, lastAtMs: 7_000 }).happening).toBe(score);
  });

  it('[A11Y-3] reports a kick of a shoot-out with the score beside it, and a new score of the shoot-out without a kick alone', () => {
    const state = (shootOut: object) => ({
      ...moment([2, 2]).state,
      score: { main: [2, 2], periods: [], afterExtraTime: [3, 3], shootOut },
    });
    const [before, now] = [{ score: [3, 2] }, { score: [4, 2] }].map(
      (of) => ({ ...moment([2, 2]), state: state(of) }) as unknown as Moment,
    ) as [Moment, Moment];
    const kick = { id: 90, seconds: 7200, kind: 'shoot-out-goal' as const, team: 1 as const };

    expect(happenings(before, { ...now, incidents: [...now.incidents, kick] })).toEqual([
      { kind: 'incident', incident: kick, main: [3, 3], shootOut: { score: [4, 2] } },
    ]);
    expect(happenings(before, now)).toEqual([{ kind: 'score', main: [3, 3], shootOut: { score: [4, 2] } }]);
  });

  it('[A11Y-3] a newer score replaces an older one; old news is dropped, but never an important incident', () => {
    const newer: Happening = { kind: 'score', main: [2, 2] };
    const waiting = waitingWith(waitingWith([], [score], 0), [newer], 100);
    expect(waiting.map(({ happening }) => happening)).toEqual([newer]);
    expect(nextSentence(waitingWith(waiting, [goal], 200), { nowMs: 60_000, lastAtMs: 0 })).toEqual({ happening: goal, waiting: [] });
  });

  it('[A11Y-3] keeps the most important ones when too many wait', () => {
    const many = waitingWith(
      [],
      Array.from({ length: 20 }, (_, id): Happening => ({ kind: 'incident', incident: incident(id, 'corner'), main: null })),
      0,
    );
    const kept = waitingWith(many, [goal], 1);
    expect(kept).toHaveLength(8);
    expect(kept.at(-1)?.happening).toBe(goal);
  });
});
