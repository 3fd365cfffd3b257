import fc from 'fast-check';
import { aChamp, aGame, aGamesAnswer } from '../testing.ts';
import { listRows, type ListRow } from './list-rows.ts';
import { EMPTY_LIST, mergeGames } from './merge-games.ts';

const champs = {
  10: aChamp({ id: 10, sportId: 1 }),
  11: aChamp({ id: 11, sportId: 1, isTop: true }),
  30: aChamp({ id: 30, sportId: 3 }),
};

const list = mergeGames(
  EMPTY_LIST,
  aGamesAnswer({
    champs: Object.values(champs),
    games: [
      aGame({ id: 1, champId: 10, startAt: 100 }),
      aGame({ id: 2, champId: 30, sportId: 3, startAt: 200 }),
      aGame({ id: 3, champId: 11, startAt: 300 }),
      aGame({ id: 4, champId: 10, startAt: 400 }),
    ],
  }),
);

const outline = (rows: readonly ListRow[]) =>
  rows.map((row) =>
    row.kind === 'sport'
      ? `sport ${row.sportId} (${row.count})`
      : row.kind === 'champ'
        ? `champ ${row.champId} (${row.count})`
        : `game ${row.gameId}${row.isLast ? ' end' : ''}`,
  );

describe('listRows', () => {
  it('[OD-05] groups by sport in the order of the menu, top championships first', () => {
    expect(outline(listRows(list, { grouping: 'champ', champs, sportOrder: [3, 1] }))).toEqual([
      'sport 3 (1)',
      'champ 30 (1)',
      'game 2 end',
      'sport 1 (3)',
      'champ 11 (1)',
      'game 3 end',
      'champ 10 (2)',
      'game 1',
      'game 4 end',
    ]);
  });

  it('[OD-05] lists by time, with a title whenever the championship changes', () => {
    expect(outline(listRows(list, { grouping: 'time', champs, sportOrder: [] }))).toEqual([
      'champ 10 (1)',
      'game 1 end',
      'champ 30 (1)',
      'game 2 end',
      'champ 11 (1)',
      'game 3 end',
      'champ 10 (1)',
      'game 4 end',
    ]);
  });

  it('[BT-05] leaves out filtered games, and titles without games', () => {
    const rows = listRows(list, { grouping: 'champ', champs, sportOrder: [1, 3], isShown: (id) => id === 4 });
    expect(outline(rows)).toEqual(['sport 1 (1)', 'champ 10 (1)', 'game 4 end']);
  });

  it('shows every game exactly once, for any list', () => {
    const games = fc.uniqueArray(fc.record({ id: fc.nat(50), champId: fc.nat(5), startAt: fc.nat(100) }), { selector: (game) => game.id });
    fc.assert(
      fc.property(games, fc.constantFrom('champ' as const, 'time' as const), (fields, grouping) => {
        const some = mergeGames(
          EMPTY_LIST,
          aGamesAnswer({ champs: [], games: fields.map((game) => aGame({ ...game, sportId: game.champId % 2 })) }),
        );
        const ids = listRows(some, { grouping, champs: {}, sportOrder: [] }).flatMap((row) => (row.kind === 'game' ? [row.gameId] : []));
        expect([...ids].sort((a, b) => a - b)).toEqual(fields.map((game) => game.id).sort((a, b) => a - b));
      }),
    );
  });
});
