import { ChampStatistic } from '@touchline/betting-results-contract/schemas';
import { Archive, createEngine, cups } from '@touchline/server-engine';
import { cupStatistic } from './statistics.ts';

const [EUROPA, SUPER_CUP, CLUB_WORLD_CUP] = [149, 150, 151] as const;

function cupAt(id: number, now: string) {
  const nowMs = Date.parse(now);
  const engine = createEngine({ now: () => nowMs, champIds: [112] });
  const cup = cups(engine.seed).find(({ champ }) => champ.id === id)!;
  return ChampStatistic.parse(cupStatistic(new Archive(engine), cup, { lang: 'en', nowMs, seed: engine.seed }));
}
const dates = ({ season }: ReturnType<typeof cupAt>) =>
  [season?.from, season?.to].map((at) => new Date((at ?? 0) * 1000).toISOString().slice(0, 10));

it.each([
  [EUROPA, 'Europa League', '2026-11-30T12:00Z', ['2027-02-16', '2027-05-20'], 2026],
  [EUROPA, 'Europa League', '2026-02-16T18:59Z', ['2026-02-16', '2026-05-20'], 2025],
  [SUPER_CUP, 'Super Cup', '2026-11-30T12:00Z', ['2027-08-12', '2027-08-12'], 2026],
  [SUPER_CUP, 'Super Cup', '2026-08-12T18:00Z', ['2026-08-12', '2026-08-12'], 2025],
  [CLUB_WORLD_CUP, 'Club World Cup', '2026-11-30T12:00Z', ['2027-06-14', '2027-07-13'], 2026],
])('[BT-01] cup %i, the %s, is out of season on %s, says when it is, and has its last winners', (id, name, now, next, lastYear) => {
  const answer = cupAt(id, now);

  expect([answer.champ.name, answer.season?.isOn, dates(answer)]).toEqual([name, false, next]);
  expect(answer.season?.winners.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4].map((back) => lastYear - back));
  const [final] = answer.bracket.at(-1) ?? [];
  const { winner, runnerUp } = answer.season?.winners[0] ?? {};
  expect([final?.opponent1, final?.opponent2].toSorted()).toEqual([winner, runnerUp].toSorted());
  expect(final?.winner === 1 ? final.opponent1 : final?.opponent2).toBe(winner);
});

it('[BT-01] a cup in season shows its edition as far as it has been played', () => {
  const answer = cupAt(EUROPA, '2027-03-01T12:00Z');
  const [quarters, semis, final] = answer.bracket;

  expect([answer.season?.isOn, dates(answer)]).toEqual([true, ['2027-02-16', '2027-05-20']]);
  expect([quarters?.length, semis?.length, final?.length]).toEqual([4, 2, 1]);
  expect(quarters?.every(({ winner }) => winner !== null)).toBe(true);
  expect(semis?.every(({ opponent1, opponent2, winner }) => opponent1 !== null && opponent2 !== null && winner === null)).toBe(true);
  expect(final).toMatchObject([{ opponent1: null, opponent2: null, winner: null }]);
  expect(answer.season?.winners[0]?.year).toBe(2026);
});

it('[BT-01] every edition of a cup draws other teams, and the same ones after a restart', () => {
  const teams = (now: string) => cupAt(EUROPA, now).bracket[0]?.flatMap(({ opponent1, opponent2 }) => [opponent1, opponent2]) ?? [];

  expect(new Set(teams('2026-11-30T12:00Z')).size).toBe(8);
  expect(teams('2026-11-30T12:00Z')).toEqual(teams('2026-12-30T12:00Z'));
  expect(teams('2026-11-30T12:00Z')).not.toEqual(teams('2025-11-30T12:00Z'));
});
