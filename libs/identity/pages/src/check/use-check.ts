import { useCall, type CallState } from '@touchline/identity-forms';
import type { IdentityCheck } from '@touchline/identity-contract';
import { useOwnDocument, useRepeated } from '@touchline/ui-pages';
import { useEffect, useState } from 'react';
import { checkApi } from './check-api.ts';

/** Polling interval of a running check, milliseconds. */
const CHECK_PAUSE_MS = 3_000;

export interface Check {
  /** Null while unknown. */
  check: IdentityCheck | null;
  look: CallState<null>;
  start: CallState<string>;
}

/** The player's identity check, polled while it is running. @spec RT-18 */
export function useCheck(): Check {
  const [check, setCheck] = useState<IdentityCheck | null>(null);
  const look = useCall(checkApi.look, setCheck);
  const start = useCall(checkApi.start, setCheck);
  const { run } = look;
  useEffect(() => run(null), [run]);
  const isUnderWay = check?.isVerified === false && (check.state === 'open' || check.state === 'checking');
  useRepeated(() => run(null), isUnderWay ? CHECK_PAUSE_MS : null);
  const hasFrame = check !== null && check.frameUrl !== null;
  useOwnDocument(hasFrame);
  return { check, look, start };
}
