import { readStatisticId } from '@touchline/betting-results-contract';
import type { Question } from '@touchline/betting-results-state';

/** What a statistic's id asks for; null when it is none. */
export function statisticQuestion(id: string, lang: string): Question<'game' | 'champ' | 'team'> | null {
  const named = readStatisticId(id);
  return named && { ...named, lang };
}
