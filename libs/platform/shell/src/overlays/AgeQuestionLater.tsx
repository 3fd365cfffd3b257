import { selectAgreements } from '@touchline/identity-agreements-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { withWords } from '@touchline/shared-i18n';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { useLater } from '../later/use-later.ts';

const fetchQuestion = withWords(async () => (await import('./AgeQuestion.tsx')).AgeQuestion);

/**
 * The age question; cookie consent comes after it. Standalone pages (blocked, maintenance) ask neither. Only visitors who have not answered
 * load its code.
 *
 * @spec ID-16
 */
export function AgeQuestionLater() {
  const { age } = useSelector(selectAgreements);
  const isPlayer = useSelector(selectIsPlayer);
  const ageConfirmation = useSelector(selectSiteConfig)?.ageConfirmation ?? 'off';
  const { row } = useRoute();
  const isDue = row.layout === 'main' && ageConfirmation !== 'off' && age === 'open' && !isPlayer;
  const { value: AgeQuestion } = useLater({ name: 'age', fetch: fetchQuestion, isWanted: isDue, idleMs: null });
  return isDue && AgeQuestion !== null ? <AgeQuestion /> : null;
}
