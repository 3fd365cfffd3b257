import { drawOf, isModelId, type Played, rulesOf } from '@touchline/casino-game-math';
import { createHmac } from 'node:crypto';
import type { BookedRound, Books } from './books.ts';
import { NoAnswer, type WalletClient, WalletRefusal } from './wallet-client.ts';

/** The result of a round. It depends only on the stored round, so it can be recomputed at any time. */
export function resultOf({ model, amount, choice, serverSeed, name }: BookedRound): Played {
  if (!isModelId(model)) throw new RangeError(`no rules for ${model}`);
  const draw = drawOf((block) => createHmac('sha256', serverSeed).update(`${name}:0:${block}`).digest());
  const played = rulesOf(model).play({ amount, choice }, [], draw);
  if (!played.isOver) throw new RangeError(`${model} is not decided by one draw`);
  return played;
}

interface Ports {
  books: Books;
  wallet: WalletClient;
}

/** Pays the result of a round whose stake was taken. Idempotent: repeated transactions are paid once. */
async function payResult({ books, wallet }: Ports, round: BookedRound): Promise<BookedRound> {
  const { returned } = resultOf(round);
  const { name, player } = round;
  const answer = await wallet.credit({ player, transaction: `${name}.credit`, round: name, amount: returned, isRoundOver: true });
  // Refused: the site has already voided the round by its rules and refunded the stake.
  if (answer.status === 'refused') return books.write({ ...round, state: 'undone', balance: answer.balance, reason: answer.reason });
  return books.write({ ...round, state: 'paid', returned, balance: answer.balance });
}

/** Rolls back a stake of unknown state. If the debit arrives later, the wallet rejects it. */
async function undo({ books, wallet }: Ports, round: BookedRound): Promise<BookedRound> {
  const { name, player } = round;
  const { balance } = await wallet.rollback({ player, transaction: `${name}.rollback`, debit: `${name}.debit` });
  return books.write({ ...round, state: 'undone', balance, reason: 'no-answer' });
}

/**
 * Plays one round: takes the stake, then pays the result. A stake without an answer is rolled back.
 *
 * @returns the round in its current state; `asked` and `staked` are finished later by {@link finish}.
 */
export async function play(ports: Ports, token: string, round: BookedRound): Promise<BookedRound> {
  const { books, wallet } = ports;
  books.write(round);
  const { name, player, amount, currencyIso } = round;
  try {
    const answer = await wallet.debit({ token, player, transaction: `${name}.debit`, round: name, amount, currencyIso });
    if (answer.status === 'refused') return books.write({ ...round, state: 'refused', balance: answer.balance, reason: answer.reason });
    const staked = books.write({ ...round, state: 'staked', number: answer.round, balance: answer.balance });
    return await payResult(ports, staked).catch(() => staked);
  } catch (error) {
    if (error instanceof WalletRefusal) return books.write({ ...round, state: 'refused', reason: error.code });
    if (error instanceof NoAnswer) return undo(ports, round).catch(() => round);
    throw error;
  }
}

/** Finishes unfinished rounds: pays results and rolls back stakes of unknown state. @returns how many are still unfinished */
export async function finish(ports: Ports): Promise<number> {
  for (const round of ports.books.unfinished()) {
    try {
      await (round.state === 'staked' ? payResult(ports, round) : undo(ports, round));
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof WalletRefusal)) throw error;
    }
  }
  return ports.books.unfinished().length;
}
