import { portsOf, type Ports, type RootState } from '@touchline/shared-state';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';

/** State of a request: pending, answered or failed. */
export interface RequestState<T> {
  answer: T | null;
  isFailed: boolean;
  again: () => void;
}

/**
 * Requests data on mount, when `key` changes and on refresh; the previous answer stays until the next one for the same key.
 *
 * @param ask - may be a new function each time.
 */
export function useRequest<T>(key: string, ask: (ports: Ports, signal: AbortSignal) => Promise<T>): RequestState<T> {
  const store = useStore<RootState>();
  const [state, setState] = useState<{ key: string; answer: T | null; isFailed: boolean }>({ key, answer: null, isFailed: false });
  const [turn, setTurn] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const leave = new AbortController();
    latest
      .current(portsOf(store), leave.signal)
      .then((answer) => setState({ key, answer, isFailed: false }))
      .catch(() => {
        if (!leave.signal.aborted) setState((was) => ({ key, answer: was.key === key ? was.answer : null, isFailed: true }));
      });
    return () => leave.abort();
  }, [store, key, turn]);
  const isOld = state.key !== key;
  return { answer: isOld ? null : state.answer, isFailed: !isOld && state.isFailed, again: () => setTurn((was) => was + 1) };
}
