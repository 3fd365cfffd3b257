import { accountsWanted, balanceReceived, selectActiveAccount } from '@touchline/account-state';
import { FRAME_VERSION, type FromGame, type FromSite, type Launch, type RoundView } from '@touchline/casino-game-contract';
import { readGameMessage } from '@touchline/casino-game-contract/frame';
import { createFrameSite, createGamesApi, type Unstaked } from '@touchline/casino-game-state';
import { selectPlay } from '@touchline/responsible-gaming-play-state';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useAppStore } from '@touchline/ui-pages';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { GameLook } from './game-look.ts';
import { isSoundOn, keepSound, keepStake, lastStake } from './game-settings.ts';
import { pageTheme } from './page-theme.ts';
import styles from './GameStage.module.css';

const DEMO_UNITS = 1_000;
const RTL = new Set(['ar', 'fa', 'he', 'ur']);
const spokenIn = (language: string) => ({ language, direction: RTL.has(language) ? ('rtl' as const) : ('ltr' as const) });

export interface GameFrameProps {
  launch: Launch;
  /** When the next round may start, on this page's clock. */
  readyAt: number;
  title: string;
  mode: 'money' | 'demo';
  /** Catalogue id of the game. */
  game: number | null;
  look?: GameLook;
  onRound: (round: RoundView) => void;
  /** Why the site did not take the last stake that the game asked for; null once it takes one. */
  onUnstaked: (reason: Unstaked | null) => void;
  /** A round run by the provider's server has been shown. */
  onServedRound: () => void;
  onCashier: () => void;
  /** The provider's page cannot be opened. */
  onFailed: () => void;
}

/** Sends outside changes to the game: the balance, and a pause at the end of a round. */
function useAround(
  send: (message: FromSite) => void,
  { mode, isPlaying, isHeld }: { mode: 'money' | 'demo'; isPlaying: () => boolean; isHeld: () => boolean },
) {
  const { check } = useSelector(selectPlay);
  const money = useSelector(selectActiveAccount)?.money;
  const isPaused = useRef(false);
  const isWanted = check !== null;
  const pauseAtEnd = (): void => {
    if (!isWanted || isPaused.current || isPlaying()) return;
    isPaused.current = true;
    send({ type: 'pause', reason: 'reality-check' });
  };
  useEffect(() => {
    pauseAtEnd();
    if (isWanted || !isPaused.current) return;
    isPaused.current = false;
    send({ type: 'resume' });
  });
  useEffect(() => {
    if (mode === 'money' && money !== undefined && !isHeld()) send({ type: 'balance', balance: money });
  }, [mode, money, send, isHeld]);
  // A frame that starts, or starts again, has missed the pause.
  const pauseAgain = (): void => {
    isPaused.current = false;
    pauseAtEnd();
  };
  return { pauseAtEnd, pauseAgain };
}

/**
 * The balance that the site shows during a round: the stake leaves it at once, and what the round returned is added when the game has shown it,
 * so that the header never shows the end before the game does.
 */
function useShownBalance(send: (message: FromSite) => void, accountId: number | null) {
  const dispatch = useDispatch();
  const store = useAppStore();
  const held = useRef<{ shown: number; full: number } | null>(null);
  return useRef({
    isHeld: () => held.current !== null,
    hold: (full: number, returned: number): void => {
      if (accountId === null) return;
      held.current = returned === 0 ? null : { shown: full - returned, full };
      dispatch(balanceReceived({ accountId, money: full - returned }));
    },
    show: (): void => {
      const before = held.current;
      held.current = null;
      if (before === null || accountId === null) return;
      const money = selectActiveAccount(store.getState())?.money;
      // A balance that changed meanwhile came from the server after the round, and has its return in it; the game has not had it yet.
      if (money === before.shown) dispatch(balanceReceived({ accountId, money: before.full }));
      else if (money !== undefined) send({ type: 'balance', balance: money });
    },
  }).current;
}

/** Fills the screen with the game, or leaves it. A browser that refuses keeps the page as it is. */
async function turnFullScreen(frame: HTMLIFrameElement | null): Promise<void> {
  try {
    await (document.fullscreenElement === null ? frame?.requestFullscreen() : document.exitFullscreen());
  } catch {
    // without a press, or not supported: iPhones have it for video only
  }
}

/** A press inside a frame counts for the pages around it too, for about five seconds. */
const hasPress = (): boolean => navigator.userActivation?.isActive ?? false;

/**
 * A game in a sandboxed frame: scripts only, no token; every round is requested through this page, which stakes money only right after a press
 * of the player.
 *
 * @spec CS-02 SEC-3 LIM-6 BET-10
 */
export function GameFrame({ launch, readyAt, title, mode, game, look, ...on }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const store = useAppStore();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  // A round that was left open continues in the frame.
  const isPlaying = useRef(mode === 'money' && launch.open !== null);
  /** Id of the round that the game asked for last, until there is one. */
  const asked = useRef<string | null>(null);
  const send = useRef((message: FromSite): void => {
    frame.current?.contentWindow?.postMessage({ v: FRAME_VERSION, ...message }, '*');
  }).current;
  const shownBalance = useShownBalance(send, mode === 'money' ? launch.accountId : null);
  const around = useAround(send, { mode, isPlaying: () => isPlaying.current, isHeld: shownBalance.isHeld });
  const latest = useRef({ ...on, ...around, title, language, look });
  latest.current = { ...on, ...around, title, language, look };
  const spoken = useRef(language);
  useEffect(() => {
    // Switch languages without a reload, which would lose the open round and the demo balance.
    if (spoken.current !== language) send({ type: 'language', ...spokenIn(language) });
    spoken.current = language;
  }, [language, send]);

  useEffect(() => {
    const isMoney = mode === 'money';
    const isServed = isMoney && launch.isServed;
    const ports = portsOf(store);
    const { storage } = ports;
    const api = createGamesApi(ports);
    const balance = isMoney ? (launch.balance ?? 0) : launch.stake.usual * DEMO_UNITS;
    const site = createFrameSite({
      api,
      model: launch.model,
      game,
      accountId: isMoney ? launch.accountId : null,
      balance,
      round: isMoney ? launch.open : null,
      send: (message) => {
        send(message);
        if (message.type !== 'refused' || message.id !== asked.current) return;
        // No round came of it, and none will be shown.
        if (message.round === undefined) isPlaying.current = false;
        asked.current = null;
        latest.current.pauseAtEnd();
      },
      onBalance: (money, returned) => shownBalance.hold(money, returned),
      hasPress,
      onUnstaked: (reason) => latest.current.onUnstaked(reason),
      onRound: (round) => {
        asked.current = null;
        latest.current.onUnstaked(null);
        if (round.status === 'open') isPlaying.current = true;
        else latest.current.onRound(round);
      },
    });
    const theme = pageTheme();
    const start = (): void =>
      send({
        type: 'init',
        init: {
          ...{ model: launch.model, title: latest.current.title, mode, balance, round: isMoney ? launch.open : null },
          ...{ currencyIso: launch.currencyIso, exponent: launch.exponent, cycleMs: launch.cycleMs },
          stake: { ...launch.stake, last: lastStake(storage, launch.model, { ...launch.stake, currencyIso: launch.currencyIso }) },
          sound: isSoundOn(storage),
          art: latest.current.look,
          waitMs: isMoney ? Math.ceil(Math.max(0, readyAt - performance.now())) : 0,
          ...spokenIn(latest.current.language),
          theme,
        },
      });
    const handleMessage = (message: FromGame): void => {
      if (message.type === 'ready') {
        start();
        latest.current.pauseAgain();
      }
      if (message.type === 'play' && !isPlaying.current) asked.current = message.id;
      if (message.type === 'play' || message.type === 'round-started') {
        isPlaying.current = true;
        shownBalance.show();
      }
      // A stake of the demo costs nothing, so the game does not open with it for money.
      if (message.type === 'play' && isMoney) keepStake(storage, launch.model, { currencyIso: launch.currencyIso, amount: message.amount });
      // Sound is on when the player asks for it, whatever a game says.
      if (message.type === 'sound' && (!message.isOn || hasPress())) keepSound(storage, message.isOn);
      if (message.type === 'full-screen') void turnFullScreen(frame.current);
      if (message.type === 'cashier') latest.current.onCashier();
      if (message.type === 'round-shown') {
        isPlaying.current = false;
        shownBalance.show();
        // The provider moved the money, so the balance has to be fetched.
        if (isServed) {
          dispatch(accountsWanted());
          latest.current.onServedRound();
        }
        latest.current.pauseAtEnd();
      }
      void site.ask(message);
    };
    const listener = ({ source, data }: MessageEvent): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readGameMessage(data);
      if (message !== null) handleMessage(message);
    };
    window.addEventListener('message', listener);
    const stop = new AbortController();
    const show = (url: string): void => {
      if (!stop.signal.aborted && frame.current !== null) frame.current.src = url;
    };
    if (isServed && launch.accountId !== null && game !== null)
      api
        .visit({ game, accountId: launch.accountId }, stop.signal)
        .then(({ frameUrl }) => show(frameUrl))
        .catch(() => {
          if (!stop.signal.aborted) latest.current.onFailed();
        });
    else show(launch.frameUrl);
    return () => {
      stop.abort();
      window.removeEventListener('message', listener);
      shownBalance.show();
    };
  }, [launch, readyAt, mode, game, store, dispatch, send, shownBalance]);

  // The player has just opened it: a phone shows the whole game rather than the head of its page.
  useEffect(() => {
    const bottom = frame.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > window.innerHeight) frame.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  return <iframe ref={frame} className={styles.frame} title={title} sandbox="allow-scripts" />;
}
