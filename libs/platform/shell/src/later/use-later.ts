import { codeOf } from '@touchline/shared-primitives';
import { retry as repeat } from '@touchline/shared-http';
import { portsOf } from '@touchline/shared-state';
import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { reloadForChunk } from '../reload/reload-guard.ts';

/** Delay before a failed chunk is retried once. */
const RETRY_AFTER_MS = 1_000;

export interface LaterOptions<T> {
  /** Name of the chunk in the log. */
  name: string;
  fetch: () => Promise<T>;
  /** The part is needed now: it is loaded at once, and a missing chunk may reload the page. */
  isWanted: boolean;
  /** Delay before the part is loaded unasked; null waits until it is needed. */
  idleMs: number | null;
  /** While the part is not needed, a failure is only logged. */
  isOptional?: boolean;
}

export interface Later<T> {
  /** Null until loaded. */
  value: T | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads a part of the page as a separate chunk after the first paint. A missing chunk (after a release) reloads the page, within the limits
 * of reloads.
 *
 * @spec RM-06 REM-4
 */
export function useLater<T>({ name, fetch, isWanted, idleMs, isOptional = false }: LaterOptions<T>): Later<T> {
  const store = useStore();
  const [value, setValue] = useState<{ loaded: T } | null>(null);
  const [failure, setFailure] = useState<'none' | 'unnoticed' | 'final'>('none');
  const isDue = value === null && (failure === 'none' || (failure === 'unnoticed' && isWanted)) && (isWanted || idleMs !== null);
  useEffect(() => {
    if (!isDue) return undefined;
    const { report, storage, now } = portsOf(store);
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      try {
        const loaded = await repeat(fetch, { times: 1, delayMs: RETRY_AFTER_MS, isRetried: () => true, signal });
        // A transition renders in slices, so that reading and clicking stay smooth.
        if (!signal.aborted) startTransition(() => setValue({ loaded }));
      } catch (error) {
        if (signal.aborted) return;
        report('chunk-failed', { name, code: codeOf(error) });
        if (isOptional && !isWanted) setFailure('unnoticed');
        else if (!reloadForChunk(storage, now(), () => location.reload())) setFailure('final');
      }
    };
    const timer = setTimeout(() => void load(), isWanted ? 0 : (idleMs ?? 0));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [store, name, fetch, isWanted, idleMs, isOptional, isDue]);
  return { value: value?.loaded ?? null, hasFailed: failure === 'final', retry: () => setFailure('none') };
}
