import { clockText } from '@touchline/betting-line-state';
import type { SportRules } from '@touchline/betting-rules';
import type { Clock } from '@touchline/betting-contract';
import { portsOf } from '@touchline/shared-state';
import { useLayoutEffect, useRef, type Ref } from 'react';
import { useStore } from 'react-redux';
import { onSecond } from './ticker.ts';

/** Football and its kin are told by the minute, the rest by minutes and seconds. */
export const clockStyle = (sport: SportRules | undefined): 'minutes' | 'seconds' => (sport?.clock === 'up' ? 'minutes' : 'seconds');

/**
 * A clock that ticks without rendering: React writes the time as the feed told it, which the server writes too; from then on the text of
 * the referenced element follows the server's time every second.
 *
 * @param suffix - words behind the time in the same element.
 */
export function useLiveClock(clock: Clock | undefined, style: 'minutes' | 'seconds', suffix = ''): Ref<HTMLSpanElement> {
  const store = useStore();
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
