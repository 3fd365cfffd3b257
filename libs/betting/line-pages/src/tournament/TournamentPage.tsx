import { useAnswer } from '@touchline/betting-event-list';
import { pairEnding } from '@touchline/betting-names/score';
import { Bracket, StandingsTable } from '@touchline/betting-results-ui';
import { sportById } from '@touchline/betting-rules';
import { listPath, matchRoute, routePath, splitLanguage } from '@touchline/shared-routes';
import {
  Breadcrumb,
  ChipLink,
  Chips,
  Drawing,
  EmptyState,
  Flag,
  LinesSkeleton,
  SectionFailedState,
  SectionHeading,
  TableIcon,
} from '@touchline/ui-kit';
import { artUrl } from '@touchline/ui-art';
import { useTrail } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { GameWithin } from '../game/GameWithin.tsx';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { usePlace } from '../place/use-place.ts';
import { DatedGames } from './TeamPage.tsx';
import { titles } from '../other/other-words.ts';
import { CupSeasonPart } from './CupSeasonPart.tsx';
import styles from './Tournament.module.css';
import { champQuestion, gameIdOf } from './tournament-load.ts';
import { teamStatisticPath } from './tournaments.ts';

const RENEW_MS = 30_000;

/** Page of a tournament: games and table, one of its games, or its play-off. @spec BT-08 */
export function TournamentPage() {
  const intl = useIntl();
  const place = usePlace();
  const { pathname } = useLocation();
  const { key, params } = matchRoute(splitLanguage(pathname).path);
  const gameId = gameIdOf(pathname);
  const question = champQuestion(pathname, place.lang) ?? ({ kind: 'champ', id: 0, lang: place.lang } as const);
  const { view, retry } = useAnswer(question, RENEW_MS);
  const answer = view.status === 'ready' ? view.answer : undefined;
  const { lang } = place;
  const sports = {
    name: intl.formatMessage({ id: 'betting.list.line', defaultMessage: 'Sports' }),
    href: listPath({ lang, section: 'line' }),
  };
  const trail = useTrail([sports, { name: answer?.champ.name ?? '' }].filter(({ name }) => name !== ''));
  const champPage = params['champPage'] as Parameters<typeof routePath<'championship-home'>>[1]['champPage'];
  const sport = sportById(answer?.champ.sportId ?? 0);
  const isFinal = key === 'championship-final';
  const next = intl.formatMessage({ id: 'betting.team.next', defaultMessage: 'Next games' });
  const last = intl.formatMessage({ id: 'betting.team.last', defaultMessage: 'Latest results' });
  return (
    <BettingLayout place={place}>
      <Breadcrumb steps={trail} />
      {view.status === 'loading' && <LinesSkeleton count={8} />}
      {view.status === 'failed' && <SectionFailedState isCard onRetry={retry} />}
      {answer !== undefined && (
        <>
          {gameId === null && (
            <SectionHeading level={1}>
              <span className={styles.head}>
                <Drawing src={artUrl('emblem', { name: answer.champ.name })} width={40} height={40} />
                <Flag country={answer.champ.countryCode} /> <span>{answer.champ.name}</span>
              </span>
            </SectionHeading>
          )}
          <Chips aria-label={answer.champ.name}>
            <ChipLink href={routePath('championship-home', { champPage }, { lang })} isCurrent={key === 'championship-home'}>
              {answer.season === undefined ? (
                <FormattedMessage id="betting.tournament.home" defaultMessage="Games and table" />
              ) : (
                <FormattedMessage {...titles.tournament} />
              )}
            </ChipLink>
            <ChipLink href={routePath('championship-final', { champPage }, { lang })} isCurrent={isFinal}>
              <FormattedMessage id="betting.tournament.final" defaultMessage="Play-off" />
            </ChipLink>
            {answer.season === undefined && (
              <ChipLink
                href={listPath({
                  lang,
                  section: 'line',
                  sportId: answer.champ.sportId,
                  sportName: sport?.key,
                  champId: answer.champ.id,
                  champName: answer.champ.slug,
                })}
              >
                <FormattedMessage id="betting.tournament.odds" defaultMessage="All odds" />
              </ChipLink>
            )}
          </Chips>
          {gameId !== null && <GameWithin gameId={gameId} place={place} />}
          {isFinal && answer.bracket.length > 0 && (
            <Bracket rounds={answer.bracket} endingOf={(pair) => pairEnding(intl, pair, sport?.key ?? '')} />
          )}
          {isFinal && answer.bracket.length === 0 && (
            <EmptyState
              isCard
              icon={<TableIcon />}
              title={<FormattedMessage id="betting.tournament.noFinal" defaultMessage="The play-off has not been drawn yet" />}
            />
          )}
          {key === 'championship-home' && (
            <>
              {answer.next.length > 0 && (
                <>
                  <SectionHeading>{next}</SectionHeading>
                  <DatedGames label={next} games={answer.next} lang={lang} place={{ sportKey: sport?.key, champSlug: answer.champ.slug }} />
                </>
              )}
              {answer.season !== undefined && <CupSeasonPart answer={answer} season={answer.season} />}
              {answer.season === undefined && (
                <StandingsTable
                  caption={answer.champ.name}
                  rows={answer.standings}
                  hasDraw={sport?.hasDraw ?? false}
                  hrefOf={(teamId) => teamStatisticPath(lang, teamId)}
                />
              )}
              {answer.results.length > 0 && (
                <>
                  <SectionHeading>{last}</SectionHeading>
                  <DatedGames
                    label={last}
                    games={answer.results}
                    lang={lang}
                    place={{ sportKey: sport?.key, champSlug: answer.champ.slug }}
                  />
                </>
              )}
            </>
          )}
        </>
      )}
    </BettingLayout>
  );
}
