import type { ResultChamp, ResultGame, ResultsDay, ResultsFilter } from '@touchline/betting-results-contract';
import { champStatisticId } from '@touchline/betting-results-contract';
import { NO_RESULTS_FILTER, selectIsAsked } from '@touchline/betting-results-state';
import { ResultList } from '@touchline/betting-results-ui';
import { startText, useAnswer } from '@touchline/betting-event-list';
import { sportById } from '@touchline/betting-rules';
import { selectLanguage, selectView, selectZone } from '@touchline/shared-state';
import {
  EmptyState,
  EventListSkeleton,
  Flag,
  Link,
  LinkButton,
  Pagination,
  SectionFailedState,
  SportIcon,
  StatsIcon,
} from '@touchline/ui-kit';
import { usePageQuery, useAppSelector } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import styles from '../Pages.module.css';
import { dayQuestion } from '../questions.ts';
import { rowOf } from '../result-rows.ts';
import { statisticPath, StatisticWindowLink } from '../statistic-link.tsx';
import { ResultsFilters, resultsPath } from './ResultsFilters.tsx';

const MS = 1000;

interface Group {
  champ: ResultChamp;
  games: ResultGame[];
}

/** Games grouped by championship, in the order of the answer. */
function groupsOf({ games, champs }: ResultsDay): Group[] {
  const groups: Group[] = [];
  for (const game of games) {
    const last = groups.at(-1);
    if (last?.champ.id === game.champId) last.games.push(game);
    else {
      const champ = champs.find(({ id }) => id === game.champId);
      if (champ !== undefined) groups.push({ champ, games: [game] });
    }
  }
  return groups;
}

interface ChampResultsProps extends Group {
  lang: string;
}

function ChampResults({ champ, games, lang }: ChampResultsProps) {
  const intl = useIntl();
  const is12h = useAppSelector((state) => selectView(state).is12h);
  return (
    <section className={styles.group}>
      <h2 className={styles.head}>
        {champ.countryCode === null ? <SportIcon sport={sportById(champ.sportId)?.key ?? ''} /> : <Flag country={champ.countryCode} />}
        <Link href={statisticPath(lang, champStatisticId(champ.id))}>{champ.name}</Link>
      </h2>
      <ResultList
        label={champ.name}
        rows={games.map((game) => rowOf(game, { intl, lang, time: startText(intl, game.startAt, game.startAt * MS, is12h).time }))}
        actionOf={({ key, opponents }) => {
          const game = games.find(({ id }) => String(id) === key);
          return game && <StatisticWindowLink lang={lang} statisticId={game.statisticId} game={opponents.join(' – ')} />;
        }}
      />
    </section>
  );
}

function Results({ day, filter, lang }: { day: ResultsDay; filter: ResultsFilter; lang: string }) {
  const intl = useIntl();
  if (day.total === 0) {
    return (
      <EmptyState
        isCard
        icon={<StatsIcon />}
        title={<FormattedMessage id="results.none.title" defaultMessage="No results found" />}
        actions={
          <LinkButton look="primary" href={resultsPath({ ...NO_RESULTS_FILTER, date: filter.date }, lang)}>
            <FormattedMessage id="results.none.reset" defaultMessage="Clear filters" />
          </LinkButton>
        }
      >
        <FormattedMessage id="results.none.words" defaultMessage="Choose another day or sport, or check the spelling." />
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        <FormattedMessage
          id="results.count"
          defaultMessage="{count, plural, one {# result} other {# results}}"
          values={{ count: day.total }}
        />
      </p>
      {groupsOf(day).map((group, at) => (
        <ChampResults key={`${group.champ.id}-${at}`} {...group} lang={lang} />
      ))}
      <Pagination
        label={intl.formatMessage({ id: 'results.pages', defaultMessage: 'Pages of results' })}
        page={day.page}
        pages={day.pages}
        hrefOf={(to) => resultsPath({ ...filter, page: to }, lang)}
      />
    </>
  );
}

/** Results of a day, filtered by the URL. @spec BT-04 */
export function DayResults() {
  const lang = useSelector(selectLanguage);
  const navigate = useNavigate();
  const zone = useSelector(selectZone);
  const question = dayQuestion(usePageQuery(), { lang, zone });
  const { view, retry } = useAnswer(question);
  const isAsked = useAppSelector((state) => selectIsAsked(state, question));
  useEffect(() => {
    // The loader asks before the page is shown. The zone of the device changes the question without navigation.
    if (!isAsked) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `retry` asks the current question
  }, [isAsked]);
  return (
    <div className={styles.page}>
      <ResultsFilters
        filter={question.filter}
        day={view.status === 'ready' ? view.answer : undefined}
        {...{ lang, zone }}
        onFilter={(next) => void navigate(resultsPath(next, lang))}
      />
      {view.status === 'ready' && <Results day={view.answer} filter={question.filter} lang={lang} />}
      {view.status === 'loading' && <EventListSkeleton count={12} />}
      {view.status === 'failed' && <SectionFailedState isCard onRetry={retry} />}
    </div>
  );
}
