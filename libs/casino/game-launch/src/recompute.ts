import { verifyRound } from '@touchline/casino-game-state/verify';
import type { Played } from '@touchline/casino-game-math';
import { isModelId, rulesOf } from '@touchline/casino-game-math/measure';
import { lowerAscii } from '@touchline/shared-primitives';
import { readCount } from '@touchline/shared-primitives/typing';

/** A round as typed into the form. */
export interface WrittenRound {
  model: string;
  serverSeed: string;
  /** Empty to skip the comparison. */
  hash: string;
  clientSeed: string;
  nonce: string;
  amount: string;
  /** The bet's choice as JSON. */
  choice: string;
  /** Moves separated by spaces. */
  moves: string;
}
export type Recomputed =
  { is: 'bad'; field: 'nonce' | 'amount' | 'choice' | 'moves' } | { is: 'done'; fits: boolean | null; amount: number; played: Played };

const wholeOf = (text: string): number | null => readCount(text, { most: Number.MAX_SAFE_INTEGER });

function choiceOf(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** JSON of the game's default choice. */
export const usualChoice = (model: string): string => JSON.stringify(isModelId(model) ? rulesOf(model).standard : {});

/** Recomputes a round from its seeds with the rules of its game. @spec CS-05 */
export async function recompute(round: WrittenRound): Promise<Recomputed> {
  const [nonce, amount, choice] = [wholeOf(round.nonce), wholeOf(round.amount), choiceOf(round.choice)];
  if (nonce === null) return { is: 'bad', field: 'nonce' };
  if (amount === null) return { is: 'bad', field: 'amount' };
  if (!isModelId(round.model) || choice === null) return { is: 'bad', field: 'choice' };
  const bet = { amount, choice };
  if (!rulesOf(round.model).accepts(bet)) return { is: 'bad', field: 'choice' };
  const moves = round.moves.split(/\s+/).filter(Boolean);
  const { serverSeed, clientSeed } = round;
  const hash = lowerAscii(round.hash.trim());
  try {
    const verified = await verifyRound(round.model, {
      hash,
      serverSeed: serverSeed.trim(),
      clientSeed: clientSeed.trim(),
      nonce,
      bet,
      moves,
    });
    if (verified === null) return { is: 'bad', field: 'moves' };
    return { is: 'done', fits: hash === '' ? null : verified.isSeedTrue, amount, played: verified.played };
  } catch (error) {
    if (error instanceof RangeError) return { is: 'bad', field: 'moves' };
    throw error;
  }
}
