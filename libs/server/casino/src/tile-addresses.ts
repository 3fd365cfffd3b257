import { TILES, WORDMARKS } from './tile-art.ts';

const FOLDER = '/assets/tiles/';

function addressesOf(rows: string): ReadonlyMap<string, string> {
  const words = rows.trim().split(/\s+/);
  return new Map(words.flatMap((id, at) => (at % 2 === 0 ? [[id, `${FOLDER}${words[at + 1] ?? ''}.svg`] as const] : [])));
}

const [tiles, wordmarks] = [addressesOf(TILES), addressesOf(WORDMARKS)];

/** Address of the drawn tile of a game. */
export const tileAddress = (gameId: number): string | undefined => tiles.get(String(gameId));
/** Address of the wordmark of a studio. */
export const wordmarkAddress = (studio: string): string | undefined => wordmarks.get(studio);
