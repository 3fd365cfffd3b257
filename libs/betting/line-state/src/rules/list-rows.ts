import type { Championship } from '@touchline/betting-contract';
import type { GameList } from './merge-games.ts';

/** A row of a list, top to bottom. `isLast` ends the card of its championship. */
export type ListRow =
  | { kind: 'sport'; sportId: number; count: number }
  | { kind: 'champ'; champId: number; sportId: number; count: number }
  | { kind: 'game'; gameId: number; isLast: boolean };

export interface ListRowsOptions {
  /** By championship within each sport, or all games by time, each below its championship's name. */
  grouping: 'champ' | 'time';
  champs: Readonly<Record<number, Championship>>;
  /** Ids of sports in the order of the menu; other sports follow by id. */
  sportOrder: readonly number[];
  /** Filter of the games shown. */
  isShown?: (gameId: number) => boolean;
}

const placeIn = (order: readonly number[], id: number): number => (order.includes(id) ? order.indexOf(id) : order.length + id);

/** Games of one championship, in the order of the list. */
interface Block {
  champId: number;
  sportId: number;
  gameIds: number[];
}

function blocksOf(list: GameList, { grouping, isShown = () => true }: ListRowsOptions): Block[] {
  const blocks: Block[] = [];
  const byChamp = new Map<number, Block>();
  for (const gameId of list.order) {
    const game = list.games[gameId];
    if (game === undefined || !isShown(gameId)) continue;
    const last = blocks.at(-1);
    const open = grouping === 'champ' ? byChamp.get(game.champId) : last?.champId === game.champId ? last : undefined;
    if (open !== undefined) {
      open.gameIds.push(gameId);
      continue;
    }
    const block = { champId: game.champId, sportId: game.sportId, gameIds: [gameId] };
    byChamp.set(game.champId, block);
    blocks.push(block);
  }
  return blocks;
}

/**
 * Arranges a list in rows. By championship: sports in the order of the menu, each with a title, and within a sport top championships first,
 * then the order of the feed. By time: games by start, with a title whenever the championship changes.
 *
 * @spec OD-05 BT-05
 */
export function listRows(list: GameList, options: ListRowsOptions): ListRow[] {
  const { grouping, champs, sportOrder } = options;
  const blocks = blocksOf(list, options);
  if (grouping === 'champ') {
    const feedOrder = new Map(list.champIds.map((id, at) => [id, at]));
    const isTop = (champId: number) => (champs[champId]?.isTop === true ? 0 : 1);
    blocks.sort(
      (a, b) =>
        placeIn(sportOrder, a.sportId) - placeIn(sportOrder, b.sportId) ||
        isTop(a.champId) - isTop(b.champId) ||
        (feedOrder.get(a.champId) ?? 0) - (feedOrder.get(b.champId) ?? 0) ||
        a.champId - b.champId,
    );
  }
  const rows: ListRow[] = [];
  let sportId: number | undefined;
  for (const block of blocks) {
    if (grouping === 'champ' && block.sportId !== sportId) {
      sportId = block.sportId;
      const count = blocks.reduce((sum, other) => (other.sportId === sportId ? sum + other.gameIds.length : sum), 0);
      rows.push({ kind: 'sport', sportId, count });
    }
    rows.push({ kind: 'champ', champId: block.champId, sportId: block.sportId, count: block.gameIds.length });
    block.gameIds.forEach((gameId, at) => rows.push({ kind: 'game', gameId, isLast: at === block.gameIds.length - 1 }));
  }
  return rows;
}
