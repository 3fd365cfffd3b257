import { GamesAnswer } from '@touchline/betting-contract/schemas';
import fc from 'fast-check';
import { aGame, aGamesAnswer, aLiveGame, aMenuAnswer } from '../testing.ts';
import { readGameAnswer, readGamesAnswer, readMenuAnswer, readSearchAnswer } from './read-answer.ts';

describe('reading answers of the feed', () => {
  it('takes what the contract takes', () => {
    const answer = aGamesAnswer({ games: [aGame(), aLiveGame({ id: 2 })] });
    expect(GamesAnswer.safeParse(answer).success).toBe(true);
    expect(readGamesAnswer(answer)).toEqual(answer);
    expect(readMenuAnswer(aMenuAnswer())).toEqual(aMenuAnswer());
  });

  it('leaves out a game that rendering could trip over, and keeps the others', () => {
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
