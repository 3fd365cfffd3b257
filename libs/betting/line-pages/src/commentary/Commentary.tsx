import { selectGamePage, type FeedView } from '@touchline/betting-line-state';
import type { Incident } from '@touchline/betting-contract';
import { portsOf, type RootState } from '@touchline/shared-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { happenings, nextSentence, scoreThen, waitingWith, type Happening, type Moment, type Waiting } from './happenings.ts';
import { CommentaryPanel } from './CommentaryPanel.tsx';
import { useSentences } from './use-sentences.ts';

/** Stored in this browser, so that the commentary also starts in the next match. */
export const COMMENTARY_KEY = 'tl-commentary';
const ON = '1';
const LOOK_EVERY_MS = 1_000;
const MOST_SHOWN = 6;
const NO_INCIDENTS: readonly Incident[] = [];

/**
 * Commentary of the match in sentences: at most one in five seconds, incidents first; off until the player starts it, and can be paused.
 * @spec A11Y-3 BT-01
 */
export function Commentary({ view, gameId }: { view: FeedView; gameId: number }) {
  const store = useStore<RootState>();
  const [isOn, setIsOn] = useState(false);
  // Read after the first render, because the server has no access to browser storage.
  useEffect(() => setIsOn(portsOf(store).storage.get(COMMENTARY_KEY) === ON), [store]);
  const toggle = () => {
    portsOf(store).storage.set(COMMENTARY_KEY, isOn ? '0' : ON);
    setIsOn(!isOn);
  };
  const sentences = useCommentary({ view, gameId, isOn });
  return <CommentaryPanel isOn={isOn} onToggle={toggle} sentences={sentences} />;
}

interface Sentence {
  id: number;
  text: string;
}

/** Sentences since the commentary was started, the latest first. */
function useCommentary({ view, gameId, isOn }: { view: FeedView; gameId: number; isOn: boolean }): readonly Sentence[] {
  const store = useStore<RootState>();
  const game = useSelector((state: RootState) => selectGamePage(state, view)?.games[gameId]);
  const incidents = useSelector((state: RootState) => selectGamePage(state, view)?.incidents) ?? NO_INCIDENTS;
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const write = useSentences(game, incidents);
  const latest = useRef({ write });
  useEffect(() => {
    latest.current = { write };
  });
  const seen = useRef<Moment | null>(null);
  const waiting = useRef<readonly Waiting[]>([]);
  const lastAtMs = useRef(-Infinity);

  // Compare each answer of the feed with the previous one.
  useEffect(() => {
    if (!isOn || game === undefined) {
      seen.current = null;
      waiting.current = [];
      return;
    }
    const now: Moment = { sportId: game.sportId, state: game.state, incidents };
    const news: readonly Happening[] = seen.current === null ? openingOf(now) : happenings(seen.current, now);
    seen.current = now;
    waiting.current = waitingWith(waiting.current, news, portsOf(store).now());
  }, [store, isOn, game, incidents]);

  const speak = useCallback(() => {
    const nowMs = portsOf(store).now();
    const next = nextSentence(waiting.current, { nowMs, lastAtMs: lastAtMs.current });
    waiting.current = next.waiting;
    const text = next.happening === null ? '' : latest.current.write(next.happening);
    if (text === '') return;
    lastAtMs.current = nowMs;
    setSentences((before) => [{ id: (before[0]?.id ?? 0) + 1, text }, ...before].slice(0, MOST_SHOWN));
  }, [store]);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(speak, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, speak]);
  return sentences;
}

/** Starts with the score. */
const openingOf = ({ state }: Moment): readonly Happening[] =>
  state.score === undefined ? [] : [{ kind: 'score', ...scoreThen({ state }) }];
