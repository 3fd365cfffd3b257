import { selectPlacement } from '@touchline/betting-coupon-state';
import { portsOf } from '@touchline/shared-state';
import { useServerSecond } from '@touchline/ui-kit';
import { useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

const SECOND_MS = 1000;

/** Delay of a live bet, by the server's clock. */
export interface LiveDelay {
  /** Whole seconds until the server decides, at least 1. */
  seconds: number;
  /** Elapsed fraction of the delay, 0 to 1. */
  part: number;
}

/** Delay that the server announced for the bet being placed; null if there is none or it has passed. @spec BET-8 */
export function useLiveDelay(): LiveDelay | null {
  const placement = useSelector(selectPlacement);
  const { now } = portsOf(useStore());
  const decidedAt = placement.status === 'pending' ? placement.decidedAt : undefined;
  const nowMs = useServerSecond(now, decidedAt !== undefined);
  const began = useRef({ decidedAt, at: 0 });
  if (decidedAt === undefined) return null;
  if (began.current.decidedAt !== decidedAt) began.current = { decidedAt, at: now() };
  const leftMs = decidedAt - Math.max(nowMs, began.current.at);
  if (leftMs <= 0) return null;
  return { seconds: Math.ceil(leftMs / SECOND_MS), part: 1 - leftMs / Math.max(leftMs, decidedAt - began.current.at) };
}
