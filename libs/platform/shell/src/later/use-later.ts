import { codeOf } from '@touchline/shared-primitives';
import { retry as repeat } from '@touchline/shared-http';
import { portsOf } from '@touchline/shared-state';
import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { reloadForChunk } from '../reload/reload-guard.ts';

/** A chunk that did not come is asked for once more after this time. */
const RETRY_AFTER_MS = 1_000;

export interface LaterOptions<T> {
  /** Names the chunk where its failure is logged. */
  name: string;
  fetch: () => Promise<T>;
  /** Somebody waits for it: it is fetched at once, and a chunk that is gone may reload the page. */
  isWanted: boolean;
  /** How long it is left alone while nobody waits; null leaves it alone until somebody does. */
  idleMs: number | null;
  /** Nobody misses it before it is wanted: until then a failure is only logged. */
  isOptional?: boolean;
}

export interface Later<T> {
  /** Null until it is here. */
  value: T | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * A part of the page that comes in a chunk of its own, after the first paint. A chunk that is gone (a new release) reloads the page,
 * within the limits of reloads.
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
        // Drawn in slices: it comes while the player reads or presses something else.
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
