import type { Launch } from '@touchline/casino-game-contract';
import { type ModelId, modelOf } from '@touchline/casino-game-math';
import { payTableOf } from '@touchline/casino-game-math/measure';
import { PayTable } from '@touchline/casino-game-ui';
import { useMemo } from 'react';
import type { GameLook } from './game-look.ts';
import { useSymbols } from './SymbolPicture.tsx';

interface PayTablePanelProps {
  model: ModelId;
  launch: Pick<Launch, 'stake' | 'currencyIso' | 'exponent'> | null;
  look: GameLook;
}

/** The pay table of a game with the most that can be won in the player's currency. @spec CS-05 */
export function PayTablePanel({ model, launch, look }: PayTablePanelProps) {
  const symbols = useSymbols(modelOf(model)?.idle === 'slots' ? look : null);
  const table = useMemo(() => payTableOf(model), [model]);
  const highest =
    launch === null || launch.stake.max === 0
      ? undefined
      : { stake: launch.stake.max, unit: { currencyIso: launch.currencyIso, exponent: launch.exponent } };
  return <PayTable table={table} highest={highest} symbols={symbols} />;
}
