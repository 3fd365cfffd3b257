import type { Caller } from '@touchline/shared-http';
import { CancelledError } from '@touchline/shared-http';
import { portsOf } from '@touchline/shared-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { problemOf, type Problem } from './problem.ts';

export interface CallState<Input> {
  isRunning: boolean;
  problem: Problem | null;
  /** Makes the call; ignored while one is running. */
  run: (input: Input) => void;
  /** Clears the problem, when the player edits the form. */
  forget: () => void;
}

/**
 * State of a call made by a form. Unmounting the form aborts the call; a later answer is ignored.
 *
 * @param call - makes the call.
 * @param onDone - receives the answer.
 * @spec HT-12
 */
export function useCall<Input, Answer>(
  call: (to: Caller, input: Input, signal: AbortSignal) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
): CallState<Input> {
  const store = useStore();
  const [state, setState] = useState<{ isRunning: boolean; problem: Problem | null }>({ isRunning: false, problem: null });
  const running = useRef<AbortController | null>(null);
  const latest = useRef({ call, onDone });
  useEffect(() => {
    latest.current = { call, onDone };
  });
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  const run = useCallback(
    (input: Input) => {
      if (running.current !== null) return;
      const own = new AbortController();
      running.current = own;
      setState({ isRunning: true, problem: null });
      latest.current.call(portsOf(store), input, own.signal).then(
        (answer) => {
          if (running.current !== own) return;
          running.current = null;
          setState({ isRunning: false, problem: null });
          latest.current.onDone(answer, input);
        },
        (error: unknown) => {
          if (running.current !== own) return;
          running.current = null;
          setState({ isRunning: false, problem: error instanceof CancelledError ? null : problemOf(error) });
        },
      );
    },
    [store],
  );
  const forget = useCallback(() => setState((known) => (known.problem === null ? known : { ...known, problem: null })), []);
  return { ...state, run, forget };
}
