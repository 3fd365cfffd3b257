import type { CasinoGame } from '@touchline/casino-contract';
import { type ModelId, nameOfModel } from '@touchline/casino-game-launch/names';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Group, groupedBy } from './Parts.tsx';

export interface ModelGroupsProps {
  games: readonly CasinoGame[];
  /** The models that are shown first, in this order. */
  models: readonly ModelId[];
  /** Description of each model's games. */
  about?: Readonly<Partial<Record<string, ReactNode>>>;
  /** Whether tiles of shared tables show what happens at them. */
  hasTables?: boolean;
}

/** Games grouped by model; models that the page does not name follow, so that a new one is shown. */
export function ModelGroups({ games, models, about = {}, hasTables = false }: ModelGroupsProps) {
  const intl = useIntl();
  const keys = [...new Set([...models, ...games.map(({ model }) => model)])];
  return groupedBy(games, keys, ({ model }) => model).map(({ key, games: own }) => (
    <Group key={key} name={nameOfModel(intl, key)} games={own} about={about[key]} hasTables={hasTables} />
  ));
}
