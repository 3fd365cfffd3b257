import { useCall, type CallState } from '@touchline/identity-forms';
import type { IdentityCheck } from '@touchline/identity-contract';
import { useOwnDocument } from '@touchline/ui-pages';
import { useEffect, useState } from 'react';
import { checkApi } from './check-api.ts';

/** A check that is under way is looked at again after this pause, milliseconds. */
const CHECK_PAUSE_MS = 3_000;

export interface Check {
  /** Null while nobody knows it. */
  check: IdentityCheck | null;
  look: CallState<null>;
  start: CallState<string>;
}

/** The identity check of the player, looked at while it is under way. @spec RT-18 */
export function useCheck(): Check {
  const [check, setCheck] = useState<IdentityCheck | null>(null);
  const look = useCall(checkApi.look, setCheck);
  const start = useCall(checkApi.start, setCheck);
  const { run } = look;
  useEffect(() => run(null), [run]);
  const isUnderWay = check?.isVerified === false && (check.state === 'open' || check.state === 'checking');
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => run(null), CHECK_PAUSE_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, run]);
  const hasFrame = check !== null && check.frameUrl !== null;
  useOwnDocument(hasFrame);
  return { check, look, start };
}
