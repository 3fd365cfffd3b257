import type { CasinoGame } from '@touchline/casino-contract';
import { MODEL_NAMES, type ModelId } from '@touchline/casino-game-launch/names';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Group, groupedBy } from './Parts.tsx';

export interface ModelGroupsProps {
  games: readonly CasinoGame[];
  models: readonly ModelId[];
  /** Description of each model's games. */
  about?: Readonly<Partial<Record<ModelId, ReactNode>>>;
}

/** Games grouped by model. */
export function ModelGroups({ games, models, about = {} }: ModelGroupsProps) {
  const intl = useIntl();
  return groupedBy(games, models, ({ model }) => models.find((id) => id === model) ?? null).map(({ key, games: own }) => (
    <Group key={key} name={intl.formatMessage(MODEL_NAMES[key])} games={own} about={about[key]} />
  ));
}
