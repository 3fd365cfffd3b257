import { SharedBytes } from '../http/shared-bytes.ts';

/** Parts of a player's data; the contract of the inbox names them. */
export const PLAYER_PARTS = ['balance', 'bets', 'notices'] as const;
export type PlayerPart = (typeof PLAYER_PARTS)[number];
export const isPlayerPart = (value: unknown): value is PlayerPart => (PLAYER_PARTS as readonly unknown[]).includes(value);

interface PlayerEvent {
  state: 'open' | 'ended' | 'off';
  beatMs: number;
  what: readonly PlayerPart[];
  code: string;
}

const known = new Map<string, SharedBytes>();
/** Every combination of parts, and the codes of a session's end. */
const MOST_KNOWN = 32;

/** Event `player`: without values, so equal events of all players are the same bytes. */
export function playerEvent(event: PlayerEvent): SharedBytes {
  const data = JSON.stringify(event);
  const bytes = known.get(data) ?? new SharedBytes(`event: player\ndata: ${data}\n\n`);
  if (known.size < MOST_KNOWN) known.set(data, bytes);
  return bytes;
}
