import { type CasinoGame, type CasinoModelId } from '@touchline/casino-contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MODEL_NAMES } from '../game-words.ts';
import { Group, groupedBy } from './Parts.tsx';

export interface ModelGroupsProps {
  games: readonly CasinoGame[];
  models: readonly CasinoModelId[];
  /** Description of each model's games. */
  about?: Readonly<Partial<Record<CasinoModelId, ReactNode>>>;
}

/** Games grouped by model. */
export function ModelGroups({ games, models, about = {} }: ModelGroupsProps) {
  const intl = useIntl();
  return groupedBy(games, models, ({ model }) => model).map(({ key, games: own }) => (
    <Group key={key} name={intl.formatMessage(MODEL_NAMES[key])} games={own} about={about[key]} />
  ));
}
