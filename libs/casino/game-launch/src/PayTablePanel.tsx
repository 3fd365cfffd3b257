import type { Launch } from '@touchline/casino-game-contract';
import type { ModelId } from '@touchline/casino-game-math';
import { payTableOf } from '@touchline/casino-game-math/measure';
import { PayTable } from '@touchline/casino-game-ui';
import { useMemo } from 'react';

interface PayTablePanelProps {
  model: ModelId;
  launch: Pick<Launch, 'stake' | 'currencyIso' | 'exponent'> | null;
}

/** The pay table of a game with the most that can be won in the player's currency. @spec CS-05 */
export function PayTablePanel({ model, launch }: PayTablePanelProps) {
  const table = useMemo(() => payTableOf(model), [model]);
  const highest =
    launch === null || launch.stake.max === 0
      ? undefined
      : { stake: launch.stake.max, unit: { currencyIso: launch.currencyIso, exponent: launch.exponent } };
  return <PayTable table={table} highest={highest} />;
}
