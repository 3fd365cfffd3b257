import { drawOf, isModelId, type Played, rulesOf } from '@touchline/casino-game-math';
import { createHmac } from 'node:crypto';
import type { BookedRound, Books } from './books.ts';
import { NoAnswer, type WalletClient, WalletRefusal } from './wallet-client.ts';

/** What a round comes to: it follows from its seed alone, so it is the same whenever it is asked for. */
export function resultOf({ model, amount, choice, serverSeed, name }: BookedRound): Played {
  if (!isModelId(model)) throw new RangeError(`no rules for ${model}`);
  const draw = drawOf((block) => createHmac('sha256', serverSeed).update(`${name}:0:${block}`).digest());
  const played = rulesOf(model).play({ amount, choice }, [], draw);
  if (!played.isOver) throw new RangeError(`${model} is not decided by one draw`);
  return played;
}

interface Desk {
  books: Books;
  wallet: WalletClient;
}

/** Pays the result of a round whose stake was taken. The same transaction may be sent as often as it takes. */
async function payResult({ books, wallet }: Desk, round: BookedRound): Promise<BookedRound> {
  const { returned } = resultOf(round);
  const { name, player } = round;
  const told = await wallet.credit({ player, transaction: `${name}.credit`, round: name, amount: returned, isRoundOver: true });
  // Refused: the site has ended the round by its rule, and gave the stake back.
  if (told.status === 'refused') return books.write({ ...round, state: 'undone', balance: told.balance, reason: told.reason });
  return books.write({ ...round, state: 'paid', returned, balance: told.balance });
}

/** Nobody knows whether the stake was taken: it is taken back. If it comes later, the wallet refuses it. */
async function undo({ books, wallet }: Desk, round: BookedRound): Promise<BookedRound> {
  const { name, player } = round;
  const { balance } = await wallet.rollback({ player, transaction: `${name}.rollback`, debit: `${name}.debit` });
  return books.write({ ...round, state: 'undone', balance, reason: 'no-answer' });
}

/**
 * Plays one round: the stake first, then what it returns. A stake without an answer is taken back.
 *
 * @returns the round as far as it came: `asked` and `staked` are finished later, by {@link finish}.
 */
export async function play(desk: Desk, token: string, round: BookedRound): Promise<BookedRound> {
  const { books, wallet } = desk;
  books.write(round);
  const { name, player, amount, currencyIso } = round;
  try {
    const told = await wallet.debit({ token, player, transaction: `${name}.debit`, round: name, amount, currencyIso });
    if (told.status === 'refused') return books.write({ ...round, state: 'refused', balance: told.balance, reason: told.reason });
    const staked = books.write({ ...round, state: 'staked', number: told.round, balance: told.balance });
    return await payResult(desk, staked).catch(() => staked);
  } catch (error) {
    if (error instanceof WalletRefusal) return books.write({ ...round, state: 'refused', reason: error.code });
    if (error instanceof NoAnswer) return undo(desk, round).catch(() => round);
    throw error;
  }
}

/** Goes on with rounds that were left unfinished: pays what is owed, takes back what nobody knows. @returns how many are still unfinished */
export async function finish(desk: Desk): Promise<number> {
  for (const round of desk.books.unfinished()) {
    try {
      await (round.state === 'staked' ? payResult(desk, round) : undo(desk, round));
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof WalletRefusal)) throw error;
    }
  }
  return desk.books.unfinished().length;
}
