import { GamesAnswer } from '@touchline/betting-contract/schemas';
import fc from 'fast-check';
import { aGame, aGamesAnswer, aLiveGame, aMenuAnswer } from '../testing.ts';
import { readGameAnswer, readGamesAnswer, readMenuAnswer } from './read-answer.ts';
import { readSearchAnswer } from './search-api.ts';

describe('reading answers of the feed', () => {
  it('accepts answers of the contract', () => {
    const answer = aGamesAnswer({ games: [aGame(), aLiveGame({ id: 2 })] });
    expect(GamesAnswer.safeParse(answer).success).toBe(true);
    expect(readGamesAnswer(answer)).toEqual(answer);
    expect(readMenuAnswer(aMenuAnswer())).toEqual(aMenuAnswer());
  });

  it('leaves out a game that rendering could fail on, and keeps the others', () => {
    const broken = [
      { ...aGame({ id: 2 }), opponent1: null },
      { ...aGame({ id: 3 }), state: { statusId: 2, marketsCount: 1, score: { main: [1], periods: [] } } },
      { ...aGame({ id: 4 }), markets: [{ id: 1, typeId: 1, outcomes: [{ id: 1 }] }] },
      'game',
    ];
    const answer = readGamesAnswer({ ...aGamesAnswer(), games: [aGame({ id: 1 }), ...broken] });
    expect(answer?.games.map((game) => game.id)).toEqual([1]);
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, part) => {
        for (const body of [
          value,
          { revision: 1, servedAt: 1, games: part, changes: [part], champs: part, game: part, incidents: [part] },
        ]) {
          expect(() => [readGamesAnswer(body), readGameAnswer(body), readMenuAnswer(body), readSearchAnswer(body)]).not.toThrow();
        }
      }),
    );
  });
});

it('[BT-05] keeps the valid markets and prices of a search', () => {
  const team = (id: number) => ({ id, name: `Team ${id}` });
  const game = {
    ...{ id: 5, sportId: 1, champId: 1, startAt: 9, section: 'line' },
    opponent1: team(1),
    opponent2: team(2),
    state: { statusId: 1, marketsCount: 1 },
  };
  const market = { id: 1, typeId: 4, outcomes: [{ id: 9, typeId: 9, coef: 1850 }] };
  const named = { id: 5, opponent1: 'Team 1', opponent2: 'Team 2', champName: 'Cup' };
  const read = readSearchAnswer({
    query: 'over 2.5',
    markets: [
      { game: { ...game, markets: [market] }, outcomeIds: [9] },
      { game: { ...game, markets: [] } },
      { game: { ...game, markets: [market] }, outcomeIds: ['9'] },
      null,
    ],
    games: [{ ...named, offer: { ...game, markets: [market] } }, { ...named, offer: { ...game, markets: 'all' } }, { id: 6 }],
  });
  expect(read?.markets?.map(({ outcomeIds }) => outcomeIds)).toEqual([[9]]);
  expect(read?.games.map(({ offer }) => offer?.markets[0]?.outcomes[0]?.coef)).toEqual([1850, undefined]);
});
