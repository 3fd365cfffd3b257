import type { FromSite, GameInit, PauseReason, Refused, RoundView } from '@touchline/casino-game-contract';
import type { SiteLink } from '@touchline/casino-game-sdk';
import { GameScreen, isTimed, moveSent } from '@touchline/casino-game-ui';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { sounds, useStage } from './GameBoard.tsx';
import { awaitCheck, CHECK } from './status-checks.ts';

interface State {
  init: GameInit | null;
  balance: number;
  round: RoundView | null;
  startedAt: number | null;
  count: number;
  net: number;
  /** Id of the pending request. */
  pendingId: string | null;
  /** Whether the pending request is a status check of a climb or a draw. */
  isCheck: boolean;
  /** Id of a status check overtaken by the player's move. Its answer still counts: the round may have ended by then. */
  earlier: string | null;
  refusal: Refused | null;
  pause: PauseReason | null;
  isEnded: boolean;
  readyAt: number;
}

type Event =
  | { type: 'message'; message: FromSite; nowMs: number }
  | { type: 'requested'; id: string; isRound: boolean; isCheck: boolean; nowMs: number };

const NOTHING: State = {
  ...{ init: null, balance: 0, round: null, startedAt: null, count: 0, net: 0 },
  ...{ pendingId: null, isCheck: false, earlier: null, refusal: null, pause: null, isEnded: false, readyAt: 0 },
};

/** Effect of a round on the visit's net result; an open round has none. */
const netOf = (round: RoundView): number => (round.status === 'open' ? 0 : round.returned + (round.jackpot ?? 0) - round.staked);

/**
 * Start of an open round's climb on this page's clock. If the server measures the climb, the earliest estimate is best, because latency
 * can only delay answers. A bet that waits for its draw has not started.
 */
function startedAtOf(round: RoundView, before: number | null, nowMs: number): number | null {
  if (round.status !== 'open' || round.scene.kind === 'waiting') return null;
  if (round.scene.kind !== 'climb' || round.scene.sinceMs === undefined) return before ?? nowMs;
  return Math.min(before ?? nowMs, nowMs - round.scene.sinceMs);
}

function withRound(state: State, round: RoundView, nowMs: number): State {
  const isNew = round.made === 0 && (state.round === null || state.round.status !== 'open' || state.round.round !== round.round);
  return {
    ...state,
    round,
    pendingId: null,
    earlier: null,
    refusal: null,
    balance: round.balance ?? state.balance,
    net: state.net + netOf(round),
    count: isNew ? state.count + 1 : state.count,
    startedAt: startedAtOf(round, isNew ? null : state.startedAt, nowMs),
  };
}

/** Handles a rejection. It includes the round's current state if the round continued in another window. */
function refused(state: State, { reason, round }: Extract<FromSite, { type: 'refused' }>, nowMs: number): State {
  const shown = round === undefined ? state : withRound(state, round, nowMs);
  return { ...shown, count: state.count, pendingId: null, refusal: reason, readyAt: Math.min(state.readyAt, nowMs + 1000) };
}

function answered(state: State, { id, round }: Extract<FromSite, { type: 'round' }>, nowMs: number): State {
  if (id === state.pendingId) return withRound(state, round, nowMs);
  if (id !== state.earlier) return state;
  return { ...withRound(state, round, nowMs), pendingId: round.status === 'open' ? state.pendingId : null };
}

function withMessage(state: State, message: FromSite, nowMs: number): State {
  switch (message.type) {
    case 'init':
      return {
        ...state,
        init: message.init,
        balance: message.init.balance,
        round: message.init.round,
        startedAt: message.init.round === null ? null : startedAtOf(message.init.round, null, nowMs),
        readyAt: nowMs + message.init.waitMs,
      };
    case 'round':
      return answered(state, message, nowMs);
    case 'refused':
      return message.id === state.pendingId ? refused(state, message, nowMs) : state;
    case 'balance':
      return { ...state, balance: message.balance };
    case 'language':
      return state.init === null ? state : { ...state, init: { ...state.init, language: message.language, direction: message.direction } };
    case 'pause':
      return { ...state, pause: message.reason };
    case 'resume':
      return { ...state, pause: null };
    case 'end':
      return { ...state, isEnded: true };
  }
}

function reduce(state: State, event: Event): State {
  if (event.type === 'message') return withMessage(state, event.message, event.nowMs);
  const readyAt = event.isRound ? event.nowMs + (state.init?.cycleMs ?? 0) : state.readyAt;
  return { ...state, pendingId: event.id, isCheck: event.isCheck, earlier: state.pendingId, refusal: null, readyAt };
}

const ID_BYTES = 16;
/** 128 random bits; `randomUUID` is missing in frames that are not a secure context. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface GameProps {
  connect: (onMessage: (message: FromSite) => void) => SiteLink;
  isCalm: boolean;
  /** Called when the site sets or changes the language. */
  onLanguage: (spoken: Pick<GameInit, 'language' | 'direction'>) => void;
}

let link: SiteLink | null = null;

/** Sound as the player left it in this or another game, and full screen; the site keeps and does both. */
function useExtras(wasOn: boolean) {
  const [turned, setTurned] = useState<boolean | null>(null);
  const isSoundOn = turned ?? wasOn;
  return useMemo(
    () => ({
      isSoundOn,
      onSound: (isOn: boolean) => {
        sounds.turn(isOn);
        setTurned(isOn);
        link?.send({ type: 'sound', isOn });
      },
      onFullScreen: () => link?.send({ type: 'full-screen' }),
    }),
    [isSoundOn],
  );
}

/** The game requested by the site. */
export function Game({ connect, isCalm, onLanguage }: GameProps) {
  const [state, dispatch] = useReducer(reduce, NOTHING);
  const { init, round, startedAt, pendingId, isCheck } = state;
  const model = init?.model ?? '';
  useEffect(() => {
    link = connect((message) => {
      if (message.type === 'init') onLanguage(message.init);
      if (message.type === 'language') onLanguage(message);
      dispatch({ type: 'message', message, nowMs: performance.now() });
    });
    return () => link?.close();
  }, [connect, onLanguage]);
  const move = useCallback(
    (name: string) => {
      const id = newId();
      // A roll is a game cycle like the start of a round.
      dispatch({ type: 'requested', id, isRound: name === 'roll', isCheck: name === CHECK, nowMs: performance.now() });
      const sinceMs = startedAt === null ? 0 : performance.now() - startedAt;
      link?.send({ type: 'move', id, at: round?.made ?? 0, move: moveSent(model, name, sinceMs) });
    },
    [model, round, startedAt],
  );
  const isCheckDue = round?.status === 'open' && (isTimed(model) || round.scene.kind === 'waiting') && pendingId === null;
  useEffect(() => (isCheckDue && round !== null ? awaitCheck(round, () => move(CHECK)) : undefined), [isCheckDue, move, round]);
  const shown = useCallback(() => link?.send({ type: 'round-shown' }), []);
  const parts = useStage(init?.model, init?.art);
  const extras = useExtras(init?.sound ?? false);
  if (init === null) return null;
  return (
    <GameScreen
      {...{ init, round, startedAt, isCalm, parts }}
      extras={parts.isStage ? extras : { ...extras, onSound: undefined }}
      balance={state.balance}
      count={state.count}
      net={state.net}
      isBusy={pendingId !== null && !isCheck}
      refusal={state.refusal}
      pause={state.pause}
      isEnded={state.isEnded}
      readyAt={state.readyAt}
      onPlay={(amount, choice) => {
        const id = newId();
        // Audio needs a press of the player, which this is.
        if (extras.isSoundOn) sounds.turn(true);
        dispatch({ type: 'requested', id, isRound: true, isCheck: false, nowMs: performance.now() });
        link?.send({ type: 'play', id, amount, choice });
      }}
      onMove={move}
      onCashier={() => link?.send({ type: 'cashier' })}
      onShown={shown}
    />
  );
}
