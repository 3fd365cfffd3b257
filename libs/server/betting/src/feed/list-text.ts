import type { Game, GamesAnswer } from '@touchline/betting-contract';
import type { JsonText } from '@touchline/server-kernel/http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Games that are serialized in one turn of the event loop, which takes a few milliseconds. */
export const GAMES_PER_CHUNK = 200;

/** Cached JSON of games, by their markets object. */
const WRITTEN = new WeakMap<Game['markets'], { id: number; state: Game['state']; section: Game['section']; text: string }>();

/** The JSON of a game, cached by identity: the engine replaces the state and markets of a game and never mutates them. */
function textOf(game: Game): string {
  const { id, state, section, markets } = game;
  const known = WRITTEN.get(markets);
  if (known?.id === id && known.state === state && known.section === section) return known.text;
  const text = JSON.stringify(game);
  WRITTEN.set(markets, { id, state, section, text });
  return text;
}

/**
 * Serializes a long list over several turns of the event loop, so that other requests are answered in between. The games are a
 * snapshot from the start.
 *
 * @spec SRV-3
 */
export async function writeInChunks({ games, ...rest }: GamesAnswer & { source?: string | undefined }): Promise<JsonText> {
  const parts = [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"games":[`)];
  for (let from = 0; from < games.length; from += GAMES_PER_CHUNK) {
    if (from > 0) await nextTurn();
    const texts = games.slice(from, from + GAMES_PER_CHUNK).map(textOf);
    parts.push(Buffer.from(`${from > 0 ? ',' : ''}${texts.join(',')}`));
  }
  return { jsonText: Buffer.concat([...parts, Buffer.from(']}')]) };
}
