import { type CasinoGame, type CasinoModelId } from '@touchline/casino-contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MODEL_NAMES } from '../game-words.ts';
import { Group, groupedBy } from './Parts.tsx';

export interface ModelGroupsProps {
  games: readonly CasinoGame[];
  models: readonly CasinoModelId[];
  /** What the games of a model have in common. */
  about?: Readonly<Partial<Record<CasinoModelId, ReactNode>>>;
}

/** Games by the rules that they are played by. */
export function ModelGroups({ games, models, about = {} }: ModelGroupsProps) {
  const intl = useIntl();
  return groupedBy(games, models, ({ model }) => model).map(({ key, games: own }) => (
    <Group key={key} name={intl.formatMessage(MODEL_NAMES[key])} games={own} about={about[key]} />
  ));
}
