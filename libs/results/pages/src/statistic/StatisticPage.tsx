import type { Question } from '@touchline/betting-results-state';
import { selectLanguage } from '@touchline/shared-state';
import { LinesSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import { useAnswer } from '@touchline/betting-event-list';
import { useSelector } from 'react-redux';
import styles from '../Pages.module.css';
import { ChampStatisticView } from './ChampStatisticView.tsx';
import { GameStatisticView } from './GameStatisticView.tsx';
import { StatisticIndex } from './StatisticIndex.tsx';
import { statisticQuestion } from './statistic-question.ts';
import { TeamStatisticView } from './TeamStatisticView.tsx';

const RENEW_MS = 15_000;

/** Statistics for the id in the URL. Those of a game are refreshed while visible. @spec BT-04 */
export function StatisticPage() {
  const lang = useSelector(selectLanguage);
  const question = statisticQuestion(usePageQuery().get('id') ?? '', lang);
  return question === null ? <StatisticIndex lang={lang} /> : <Statistic question={question} lang={lang} />;
}

function Statistic({ question, lang }: { question: Question<'game' | 'champ' | 'team'>; lang: string }) {
  const { view, retry } = useAnswer(question, RENEW_MS);
  if (view.status === 'failed') return <SectionFailedState isCard onRetry={retry} />;
  if (view.status === 'loading') return <LinesSkeleton count={12} />;
  const { answer } = view;
  return (
    <div className={styles.page}>
      {'game' in answer ? (
        <GameStatisticView statistic={answer} lang={lang} />
      ) : 'team' in answer ? (
        <TeamStatisticView statistic={answer} lang={lang} />
      ) : (
        <ChampStatisticView statistic={answer} lang={lang} />
      )}
    </div>
  );
}
