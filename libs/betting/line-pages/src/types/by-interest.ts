import type { GameList, ListRow } from '@touchline/betting-line-state';

/**
 * Ids of a list's games by interest: top games, other games of top championships, the rest; within them by the number of players who have
 * bet on them, then by start. The store keeps every list in order of time, so the order of the answer is restored here.
 *
 * @spec BT-08
 */
export function byInterest({ games }: Pick<GameList, 'games'>, isTopChamp: (champId: number) => boolean): number[] {
  const tier = (champId: number, isTop: boolean | undefined): number => (isTop === true ? 0 : isTopChamp(champId) ? 1 : 2);
  return Object.values(games)
    .sort(
      (a, b) =>
        tier(a.champId, a.isTop) - tier(b.champId, b.isTop) || (b.players ?? 0) - (a.players ?? 0) || a.startAt - b.startAt || a.id - b.id,
    )
    .map(({ id }) => id);
}

/** Rows of games in a given order, below the name of a championship wherever it changes. */
export function rowsInOrder(ids: readonly number[], games: GameList['games']): ListRow[] {
  const rows: ListRow[] = [];
  ids.forEach((gameId, at) => {
    const { champId, sportId } = games[gameId] ?? {};
    if (champId === undefined || sportId === undefined) return;
    const champAt = (place: number) => games[ids[place] ?? -1]?.champId;
    if (champAt(at - 1) !== champId) {
      let count = 1;
      while (champAt(at + count) === champId) count += 1;
      rows.push({ kind: 'champ', champId, sportId, count });
    }
    rows.push({ kind: 'game', gameId, isLast: champAt(at + 1) !== champId });
  });
  return rows;
}
