import { callJson, type ReadAnswer } from '@touchline/shared-http';
import type { Call } from '@touchline/shared-contract';
import { portsOf } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

export type Answer<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T };

/** Response of a call that only this part of the page needs. A new query aborts the previous one. */
export function useAnswer<T>(
  call: Call,
  read: ReadAnswer<T>,
  query: Readonly<Record<string, string>>,
): { answer: Answer<T>; retry: () => void } {
  const ports = portsOf(useStore());
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const search = new URLSearchParams(query).toString();
  useEffect(() => {
    const controller = new AbortController();
    callJson(ports, call, { query: Object.fromEntries(new URLSearchParams(search)), signal: controller.signal, read }).then(
      (value) => !controller.signal.aborted && setAnswer({ status: 'ready', value }),
      () => !controller.signal.aborted && setAnswer({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [ports, call, read, search, tries]);
  return { answer, retry: () => setTries(tries + 1) };
}
