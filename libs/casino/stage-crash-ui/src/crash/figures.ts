import { type Climb, paid } from '@touchline/casino-game-math';
import type { Money } from '@touchline/casino-stage-ui';
import { useEffect, useState } from 'react';
import type { IntlShape } from 'react-intl';

const TICK_MS = 100;

/** A multiple in hundredths: 237 is 2.37. */
export const timesText = (intl: IntlShape, times: number): string =>
  intl.formatNumber(times / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a stake pays at a height; both amounts in minor units. */
export const amountText = (
  intl: IntlShape,
  { staked, height }: { staked: number; height: number },
  { currencyIso, exponent }: Money,
): string =>
  intl.formatNumber(paid(staked, height) / 10 ** exponent, {
    ...{ style: 'currency', currency: currencyIso },
    ...{ minimumFractionDigits: exponent, maximumFractionDigits: exponent },
  });

/** The time on this page's clock, in milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Where a climb is now, in hundredths; `startedAt` is on this page's clock. */
export function useHeight(climb: Climb | null, startedAt: number | null): number {
  const now = useNow();
  return startedAt === null ? 100 : (climb?.heightAfter(now - startedAt) ?? 100);
}
