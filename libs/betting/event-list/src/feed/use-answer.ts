import {
  keyOfQuestion,
  loadResults,
  selectAnswer,
  type AnswerOf,
  type AnswerView,
  type Question,
  type QuestionKind,
} from '@touchline/betting-results-state';
import { portsOf, type AppStore, type RootState } from '@touchline/shared-state';
import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

/** Status of a question about results, and a function to reload it. */
export interface QuestionState<Kind extends QuestionKind> {
  view: AnswerView<AnswerOf[Kind]>;
  retry: () => void;
}

/**
 * Returns the status of a question about results, which the page's loader requests before rendering.
 *
 * @param question - may be a new object each time.
 * @param everyMs - polling interval while the page is visible, for games in play; no polling by default.
 * @spec BT-04 LOAD-6
 */
export function useAnswer<Kind extends QuestionKind>(question: Question<Kind>, everyMs?: number): QuestionState<Kind> {
  const store: AppStore = useStore<RootState, Parameters<AppStore['dispatch']>[0]>();
  const view = useSelector((state: RootState) => selectAnswer(state, question));
  const key = keyOfQuestion(question as Question);
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  const ask = (signal: AbortSignal): void => {
    const ports = portsOf(store);
    loadResults({ store, ports, signal }, latest.current as Question).catch(() => undefined); // the store records the failure
  };
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const { page } = portsOf(store);
    const leave = new AbortController();
    const timer = setInterval(() => page.isVisible() && ask(leave.signal), everyMs);
    return () => {
      clearInterval(timer);
      leave.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `ask` reads the current question when it runs
  }, [store, key, everyMs]);
  return { view, retry: () => ask(new AbortController().signal) };
}
