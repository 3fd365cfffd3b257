import type { RoundView } from '@touchline/casino-game-contract';
import { climbOf, isModelId, type Played, rulesOf } from '@touchline/casino-game-math';
import { type Ask, createFakeSite, type FakeSite, initOf } from './fake-site.ts';
import type { GameOnScreen, GameUnderTest } from './game-under-test.ts';
import { type PlayRound, viewOf } from './round-source.ts';

/** A rule broken by a game. */
export class Broken extends Error {}

export const must = (isMet: boolean, otherwise: string): void => {
  if (!isMet) throw new Broken(otherwise);
};

const SETTLE_MS = 50;
/** Maximum time in which a round has to be shown. */
export const SHOW_MS = 60_000;
const MOST_MOVES = 4;

export interface Bench {
  site: FakeSite;
  screen: GameOnScreen;
  pass: (ms: number) => Promise<void>;
  /** Starts a round and returns the bet that the game sends. */
  bet: () => Promise<Extract<Ask, { type: 'play' }>>;
  /** Makes a move and returns the message that the game sends. */
  step: (name: string) => Promise<Extract<Ask, { type: 'move' }>>;
  /** Answers a bet or a move with a round. */
  answer: (ask: Pick<Ask, 'id'>, round: RoundView) => Promise<void>;
  send: (...messages: Parameters<FakeSite['send']>) => Promise<void>;
}

interface Opening {
  game: GameUnderTest;
  hasStake: boolean;
  round?: RoundView | null;
}

/** Opens a game for one rule and always closes it afterwards. */
export async function onBench({ game, hasStake, round = null }: Opening, work: (bench: Bench) => Promise<void>): Promise<void> {
  const site = createFakeSite();
  const screen = await game.open(site.host);
  const { pass } = game;
  const send: Bench['send'] = async (message) => {
    site.send(message);
    await pass(SETTLE_MS);
  };
  const latest = <Kind extends Ask['type']>(kind: Kind): Extract<Ask, { type: Kind }> => {
    const ask = site.asks().at(-1);
    if (ask?.type !== kind) throw new Broken(`pressing it sent no ${kind}`);
    return ask as Extract<Ask, { type: Kind }>;
  };
  try {
    await pass(SETTLE_MS);
    await send({ type: 'init', init: initOf(game.model, game.name, hasStake, { round }) });
    await work({
      ...{ site, screen, pass, send },
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
      answer: (ask, view) => send({ type: 'round', id: ask.id, round: view }),
    });
  } finally {
    await screen.close();
  }
}

/** The move that the kit makes in an open round: the first free one. */
export const freeMove = ({ moves }: Pick<Played, 'moves'>): string | null => moves.find(({ stake }) => stake === 0)?.name ?? null;

/**
 * Plays an open round to its end in the role of the site; the moves sent by the game count.
 *
 * @returns the round as settled by the site
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
    must(climbOf(model) !== null || ask.at === moves.length, `a move after ${moves.length} others is sent as move ${ask.at}`);
    moves.push(ask.move);
    played = play(bet, moves);
    // End a game that has no end as the site would.
    const isLast = moves.length >= MOST_MOVES;
    shown = viewOf(model, played, moves.length);
    if (isLast && !played.isOver) shown = { ...shown, status: 'settled', settledAt: shown.openedAt, moves: [] };
    await bench.answer(ask, shown);
    if (isLast) break;
  }
  return shown;
}
