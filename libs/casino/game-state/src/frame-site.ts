import type { FromGame, FromSite, Refused, RoundAnswer, RoundView } from '@touchline/casino-game-contract';
import { modelOf } from '@touchline/casino-game-math';
import { HttpError, pauseAfter, wait } from '@touchline/shared-http';
import type { GamesApi } from './games-api.ts';

export interface FrameSiteDeps {
  api: Pick<GamesApi, 'demo' | 'open' | 'move' | 'round'>;
  model: string;
  /** Catalogue id of the game, if it was opened from the catalogue. */
  game: number | null;
  /** Null for a demo. */
  accountId: number | null;
  balance: number;
  /** The open round, if any. */
  round: RoundView | null;
  send: (message: FromSite) => void;
  /** The balance after a round or a move; `returned` is the part of it that the round has just brought, which the game is about to show. */
  onBalance: (balance: number, returned: number) => void;
  onRound: (round: RoundView) => void;
  /** Waits before a retry; milliseconds. */
  pause?: (ms: number) => Promise<void>;
  /** Whether the player has just pressed something in the page or the game. @spec BET-10 */
  hasPress: () => boolean;
  /** A stake for money was refused by the site's own rules; the page says so, because a game may not. */
  onUnstaked: (reason: Unstaked) => void;
}

/** Why the site did not take a stake that a game asked for: no press of the player, or more than a session may stake within a minute. */
export type Unstaked = 'no-press' | 'too-much';

/** Pauses before the retries of a call whose response is lost. Retries keep the id, so the server applies the call once. */
const PAUSES_MS = [300, 1_000] as const;

/** Error code of a session that has staked as much as the site allows within a minute. */
const TOO_MUCH = 'stakes-too-fast';

const REASONS: ReadonlyMap<string, Refused> = new Map([
  ['too-fast', 'too-fast'],
  [TOO_MUCH, 'too-fast'],
  ['unauthorized', 'signed-out'],
  ['account-restricted', 'restricted'],
  ['self-excluded', 'restricted'],
  ['forbidden', 'restricted'],
]);

const refusedBy = (error: unknown): Refused => {
  if (!(error instanceof HttpError)) return 'no-answer';
  return REASONS.get(error.code) ?? (error.status >= 500 ? 'no-answer' : 'refused');
};
const isLost = (error: unknown): boolean => error instanceof HttpError && error.status >= 500;
/** The round has moved on: the player continued it in another window. */
const isBehind = (error: unknown): boolean => error instanceof HttpError && error.code === 'move-not-offered';

const openOf = ({ round, made, moves }: RoundView) => ({ round, made, moves, demo: null });

/** Retries a lost call, after the pause that the server asks for. @spec SRV-3 */
async function repeat<T>(work: () => Promise<T>, pause: (ms: number) => Promise<void>): Promise<T> {
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      return await work();
    } catch (error) {
      if (pauseMs === null || !isLost(error)) throw error;
      await pause(pauseAfter(error, pauseMs));
    }
  }
  throw new Error('the last try returns or throws');
}

type Asked = Extract<FromGame, { type: 'play' | 'move' }>;
const isCheck = (message: Asked | null): boolean => message?.type === 'move' && message.move.startsWith('check');
const isCashOut = (message: Asked): boolean => message.type === 'move' && message.move.startsWith('cash');

/** Moves that ask for the state of a timed round or end it. They never cost anything, whatever state the page knows. */
const FREE = /^(?:check|cash)/;

/**
 * The site's side of the connection to a game: makes the calls, keeps a demo's balance and handles one request at a time. A stake for money
 * needs a press of the player.
 *
 * @spec CS-02 BET-10 SEC-3
 */
export function createFrameSite(deps: FrameSiteDeps) {
  const { api, model, game, accountId, balance, round, send, onBalance, onRound, hasPress, onUnstaked, pause = wait } = deps;
  const again = <T>(work: () => Promise<T>): Promise<T> => repeat(work, pause);
  let open: {
    round: number | null;
    made: number;
    moves: RoundView['moves'];
    demo: { id: string; amount: number; choice: Readonly<Record<string, unknown>>; moves: string[] } | null;
  } | null = round === null ? null : openOf(round);
  const ofCatalogue = game !== null && { game };
  let money = balance;
  let staked = 0;
  /** The pending request whose answer counts. */
  let pending: Asked | null = null;
  /** The pending status check of a climb or a draw. */
  let checking: Promise<void> | null = null;

  const sendRound = (id: string, view: RoundView, before: number): void => {
    if (view.balance === null) money = before - view.staked + view.returned;
    else money = view.balance;
    if (view.status !== 'open') open = null;
    const shown = { ...view, balance: money };
    send({ type: 'round', id, round: shown });
    onBalance(money, view.status === 'open' ? 0 : view.returned + (view.jackpot ?? 0));
    onRound(shown);
  };
  /** Sends the game the current state of a round from another window, to be finished here. The balance already includes its stake. */
  const sendOtherRound = async (id: string, number: number, reason: Refused): Promise<void> => {
    const { proof: _proof, ...view } = await again(() => api.round(number));
    open = view.status === 'open' ? openOf(view) : null;
    const shown = { ...view, balance: money };
    send({ type: 'refused', id, reason, detail: null, round: shown });
    onRound(shown);
  };
  const answered = async (id: string, answer: RoundAnswer): Promise<void> => {
    if (answer.status === 'rejected' && answer.reason === 'round-open' && answer.round !== undefined) {
      await sendOtherRound(id, answer.round, 'round-open');
      return;
    }
    if (answer.status === 'rejected') {
      send({
        type: 'refused',
        id,
        reason: answer.reason === 'wrong-account' || answer.reason === 'prepaid-too-large' ? 'refused' : answer.reason,
        detail: null,
      });
      return;
    }
    open = openOf(answer);
    sendRound(id, answer, money);
  };

  const play = async ({ id, amount, choice }: Extract<FromGame, { type: 'play' }>): Promise<void> => {
    if (accountId !== null) {
      await answered(id, await again(() => api.open({ id, model, accountId, amount, choice, ...ofCatalogue })));
      return;
    }
    if (amount > money) {
      send({ type: 'refused', id, reason: 'not-enough-money', detail: null });
      return;
    }
    staked = money;
    open = { round: null, made: 0, moves: [], demo: { id, amount, choice, moves: [] } };
    sendRound(id, await again(() => api.demo({ id, model, ...ofCatalogue, amount, choice, moves: [] })), staked);
  };
  const move = async (message: Extract<Asked, { type: 'move' }>): Promise<void> => {
    const { id, at, move: name } = message;
    if (open === null) {
      send({ type: 'refused', id, reason: 'refused', detail: null });
      return;
    }
    const { demo, round: number } = open;
    if (demo === null) {
      try {
        const answer = await again(() => api.move(number ?? 0, { id, at, move: name }));
        if (message === pending) await answered(id, answer);
      } catch (error) {
        if (!isBehind(error) || message !== pending) throw error;
        await sendOtherRound(id, number ?? 0, 'refused');
      }
      return;
    }
    const isTimed = modelOf(model)?.climbs === true;
    const moves = isTimed ? [name] : [...demo.moves, name];
    const view = await again(() => api.demo({ id: demo.id, model, ...ofCatalogue, amount: demo.amount, choice: demo.choice, moves }));
    if (message !== pending) return;
    if (view.staked > staked) {
      send({ type: 'refused', id, reason: 'not-enough-money', detail: null });
      return;
    }
    if (!isTimed) demo.moves.push(name);
    sendRound(id, view, staked);
  };

  /** Whether a message stakes money, as far as the page knows; a move in an unknown state of the round counts as one that does. */
  const stakes = (message: Asked): boolean => {
    if (accountId === null) return false;
    if (message.type === 'play') return true;
    if (open === null || FREE.test(message.move)) return false;
    const known = message.at === open.made ? open.moves.find(({ name }) => name === message.move) : undefined;
    return known === undefined || known.stake > 0;
  };

  const work = async (message: Asked): Promise<void> => {
    pending = message;
    try {
      await (message.type === 'play' ? play(message) : move(message));
    } catch (error) {
      if (message !== pending) return;
      if (error instanceof HttpError && error.code === TOO_MUCH) onUnstaked('too-much');
      send({ type: 'refused', id: message.id, reason: refusedBy(error), detail: null });
    } finally {
      if (message === pending) pending = null;
    }
  };

  return {
    /**
     * Handles a message of a game; ignores all but `play` and `move`, which belong to the page. A cash-out counts at its arrival, so it
     * does not wait for a pending status check, whose answer is dropped. Any other move waits for it, so that it cannot cause a rejection.
     */
    ask: async (message: FromGame): Promise<void> => {
      if (message.type !== 'play' && message.type !== 'move') return;
      if (stakes(message) && !hasPress()) {
        onUnstaked('no-press');
        send({ type: 'refused', id: message.id, reason: 'refused', detail: null });
        return;
      }
      const isOvertaking = isCashOut(message) && isCheck(pending);
      if (!isOvertaking && checking !== null && message.type === 'move') await checking;
      if (!isOvertaking && pending !== null) {
        send({ type: 'refused', id: message.id, reason: 'round-open', detail: null });
        return;
      }
      const working = work(message);
      checking = isCheck(message) ? working : null;
      await working;
    },
  };
}
