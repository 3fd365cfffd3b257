import { isModelId, modelOf, rulesOf } from '@touchline/casino-game-math';
import { type Bench, Broken, finish, freeMove, SHOW_MS } from './bench.ts';
import type { GameUnderTest } from './game-under-test.ts';
import { type PlayRound, roundsOf, viewOf } from './round-source.ts';

/** A rule of the contract. `run` throws `Broken` if the game breaks it, and returns false if it does not apply to the game. */
export interface Rule {
  name: string;
  run: (game: GameUnderTest) => Promise<boolean>;
}

/** Longer than any pause between two rounds. */
export const CYCLE_MS = 5_000;
/** Long enough for anything that happens automatically. */
export const LONG_MS = 600_000;

export const hasStakeOf = ({ model }: GameUnderTest): boolean => (modelOf(model)?.stake.max ?? 0) > 0;
export const standardOf = ({ model }: GameUnderTest): Readonly<Record<string, unknown>> =>
  isModelId(model) ? rulesOf(model).standard : {};
const digits = (text: string): string => text.replace(/\D/g, '');
/** Whether an amount in euro cents is visible on the screen. */
export const shows = ({ screen }: Bench, money: number): boolean => digits(screen.text()).includes(String(money));
/** Rounds that need a move by the player; null for a game without moves. */
export const openRounds = ({ model }: GameUnderTest): PlayRound | null =>
  roundsOf(model, (played) => !played.isOver && freeMove(played) !== null);

/** Rounds that end at once or, if the model has none, open ones. */
export function anyRounds(game: GameUnderTest): PlayRound {
  const play = roundsOf(game.model, ({ isOver }) => isOver) ?? openRounds(game);
  if (play === null) throw new Broken('the kit knows no round of it');
  return play;
}

/** Places a bet and plays the round to its end. */
export async function playOut(bench: Bench, game: GameUnderTest): Promise<void> {
  const bet = await bench.bet();
  const play = openRounds(game) ?? anyRounds(game);
  const first = play(bet, []);
  await bench.answer(bet, viewOf(game.model, first, 0, { balance: 99_999 }));
  if (!first.isOver) await finish(bench, { model: game.model, play, bet });
  await bench.pass(SHOW_MS);
}
