import type { RoundView } from '@touchline/casino-game-contract';
import { isModelId, type Played, rulesOf } from '@touchline/casino-game-math';
import { type Ask, createFakeSite, type FakeSite, initOf } from './fake-site.ts';
import type { GameOnScreen, GameUnderTest } from './game-under-test.ts';
import { type PlayRound, viewOf } from './round-source.ts';

/** A rule that a game breaks. */
export class Broken extends Error {}

export const must = (isMet: boolean, otherwise: string): void => {
  if (!isMet) throw new Broken(otherwise);
};

const SETTLE_MS = 50;
/** A round takes no longer than this to show. */
export const SHOW_MS = 60_000;
const MOST_MOVES = 4;

export interface Bench {
  site: FakeSite;
  screen: GameOnScreen;
  pass: (ms: number) => Promise<void>;
  /** Presses what starts a round and takes the bet. */
  bet: () => Promise<Extract<Ask, { type: 'play' }>>;
  /** Presses a move and takes the question. */
  step: (name: string) => Promise<Extract<Ask, { type: 'move' }>>;
  /** Answers a bet or a move with a round. */
  answer: (ask: Pick<Ask, 'id'>, round: RoundView) => Promise<void>;
  say: (...messages: Parameters<FakeSite['say']>) => Promise<void>;
}

interface Opening {
  game: GameUnderTest;
  hasStake: boolean;
  round?: RoundView | null;
}

/** Opens a game for one rule, and closes it whatever happens. */
export async function onBench({ game, hasStake, round = null }: Opening, work: (bench: Bench) => Promise<void>): Promise<void> {
  const site = createFakeSite();
  const screen = await game.open(site.host);
  const { pass } = game;
  const say: Bench['say'] = async (message) => {
    site.say(message);
    await pass(SETTLE_MS);
  };
  const latest = <Kind extends Ask['type']>(kind: Kind): Extract<Ask, { type: Kind }> => {
    const ask = site.asks().at(-1);
    if (ask?.type !== kind) throw new Broken(`pressing it sent no ${kind}`);
    return ask as Extract<Ask, { type: Kind }>;
  };
  try {
    await pass(SETTLE_MS);
    await say({ type: 'init', init: initOf(game.model, game.name, hasStake, { round }) });
    await work({
      ...{ site, screen, pass, say },
      bet: async () => {
        must(await screen.play(), 'no round can be started');
        await pass(SETTLE_MS);
        const bet = latest('play');
        must(!isModelId(game.model) || rulesOf(game.model).accepts(bet), 'it bets what its model does not take');
        return bet;
      },
      step: async (name) => {
        must(await screen.move(name), `the move ${name} cannot be pressed`);
        await pass(SETTLE_MS);
        return latest('move');
      },
      answer: (ask, view) => say({ type: 'round', id: ask.id, round: view }),
    });
  } finally {
    await screen.close();
  }
}

/** The move of an open round that the kit makes: the first that costs nothing. */
export const freeMove = ({ moves }: Pick<Played, 'moves'>): string | null => moves.find(({ stake }) => stake === 0)?.name ?? null;

/**
 * Plays an open round to its end, as a site answers it: the moves that the game sends count.
 *
 * @returns the round as the site ended it
 */
export async function finish(
  bench: Bench,
  { model, play, bet }: { model: string; play: PlayRound; bet: Parameters<PlayRound>[0] },
  made: readonly string[] = [],
): Promise<RoundView> {
  const moves = [...made];
  let played = play(bet, moves);
  let shown = viewOf(model, played, moves.length);
  while (!played.isOver) {
    const name = freeMove(played);
    if (name === null) throw new Broken('the kit knows no move that ends the round');
    const ask = await bench.step(name);
    must(model === 'crash' || ask.at === moves.length, `a move after ${moves.length} others says that it comes after ${ask.at}`);
    moves.push(ask.move);
    played = play(bet, moves);
    // The site has the last word: a game without an end of its own is ended by it.
    const isLast = moves.length >= MOST_MOVES;
    shown = viewOf(model, played, moves.length);
    if (isLast && !played.isOver) shown = { ...shown, status: 'settled', settledAt: shown.openedAt, moves: [] };
    await bench.answer(ask, shown);
    if (isLast) break;
  }
  return shown;
}
