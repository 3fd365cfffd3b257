import { readStatisticId } from '@touchline/betting-results-contract';
import type { Question } from '@touchline/betting-results-state';

/** The query for a statistic's id; null for an invalid id. */
export function statisticQuestion(id: string, lang: string): Question<'game' | 'champ' | 'team'> | null {
  const named = readStatisticId(id);
  return named && { ...named, lang };
}
