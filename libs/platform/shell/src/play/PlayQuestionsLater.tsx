import { selectIsPlayer } from '@touchline/identity-state';
import { selectPlay } from '@touchline/responsible-gaming-play-state';
import { withWords } from '@touchline/shared-i18n';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { useLater } from '../later/use-later.ts';

const fetchQuestions = withWords(() => import('./PlayQuestions.tsx'));
/** Loaded ahead on a player's page, before the first question is due. */
const IDLE_MS = 1_000;

/** The questions to a player: visitors do not load their code, players load it long before one is due. @spec RG-05 RG-11 */
export function PlayQuestionsLater() {
  const isPlayer = useSelector(selectIsPlayer);
  const hasQuestion = useSelector((state: RootState) => selectPlay(state).check !== null || selectPlay(state).confirmation !== null);
  const { value } = useLater({
    name: 'play-questions',
    fetch: fetchQuestions,
    isWanted: hasQuestion,
    idleMs: isPlayer ? IDLE_MS : null,
    isOptional: true,
  });
  return value === null ? null : <value.PlayQuestions />;
}
