import type { Game, GamesAnswer } from '@touchline/betting-contract';
import { GAMES_PER_CHUNK, writeInChunks } from './list-text.ts';

const aGame = (id: number, coef = 1500): Game =>
  ({
    ...{ id, number: id, kind: 1, sportId: 1, champId: 1, startAt: 5, section: 'line', hasVideo: false },
    ...{ opponent1: { id: 1, name: 'Ärsdale "A"' }, opponent2: { id: 2, name: 'B\u2028' } },
    state: { statusId: 0 },
    markets: [{ id: 1, typeId: 1, outcomes: [{ id: 7, typeId: 1, coef }] }],
  }) as unknown as Game;
const answerOf = (games: Game[]): GamesAnswer => ({ revision: 3, isFull: true, servedAt: 9, champs: [], games, changes: [], removed: [4] });
const read = async (answer: GamesAnswer) => JSON.parse((await writeInChunks(answer)).jsonText.toString()) as GamesAnswer;

it('[BT-01] [SRV-3] a list serialized in several turns has the same content', async () => {
  const answer = { ...answerOf(Array.from({ length: 2 * GAMES_PER_CHUNK + 1 }, (_, at) => aGame(at + 1))), source: 's' };
  expect(await read(answer)).toEqual(answer);
  expect(await read(answerOf([]))).toEqual(answerOf([]));
});

it('[ODD-1] [BT-01] serializes a game again after its price, state or section changed', async () => {
  const game = aGame(1);
  const before = await read(answerOf([game]));
  const changed: Game[] = [
    { ...game, markets: aGame(1, 1700).markets },
    { ...game, state: { ...game.state, statusId: 2 } as unknown as Game['state'] },
    { ...game, section: 'live' },
    { ...game, id: 8 },
  ];

  for (const next of changed) expect(await read(answerOf([next]))).toEqual(answerOf([next]));
  expect(await read(answerOf([game]))).toEqual(before);
});

it('[SRV-3] answers other requests between two turns', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another request'));
  await writeInChunks(answerOf(Array.from({ length: 3 * GAMES_PER_CHUNK }, (_, at) => aGame(at)))).then(() => order.push('the list'));
  expect(order).toEqual(['another request', 'the list']);
});
