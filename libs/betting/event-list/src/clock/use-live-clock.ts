import { clockText } from '@touchline/betting-line-state';
import type { SportRules } from '@touchline/betting-rules';
import type { Clock } from '@touchline/betting-contract';
import { portsOf, type RootState } from '@touchline/shared-state';
import { useLayoutEffect, useRef, type Ref } from 'react';
import { useStore } from 'react-redux';
import { onSecond } from './ticker.ts';

/** Football and similar sports show minutes, the others minutes and seconds. */
export const clockStyle = (sport: SportRules | undefined): 'minutes' | 'seconds' => (sport?.clock === 'up' ? 'minutes' : 'seconds');

/**
 * A clock that ticks without rendering. React renders the time from the feed, as the server does; afterwards the text of the referenced
 * element is updated every second by the server's time.
 *
 * @param suffix - text after the time in the same element.
 */
export function useLiveClock(clock: Clock | undefined, style: 'minutes' | 'seconds', suffix = ''): Ref<HTMLSpanElement> {
  const store = useStore<RootState>();
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (clock === undefined || clock.direction === 'none') return undefined;
    const { now } = portsOf(store);
    const write = () => {
      const text = clockText(clock, now(), style) + suffix;
      if (element.current !== null && element.current.textContent !== text) element.current.textContent = text;
    };
    write();
    return onSecond(write);
  });
  return element;
}
