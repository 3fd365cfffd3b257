import { DATE_STYLES } from '@touchline/shared-primitives';
import { useAnswer } from '@touchline/betting-event-list';
import { endingNote } from '@touchline/betting-names/score';
import type { FormGame, ResultGame } from '@touchline/betting-results-contract';
import { FormLetters, ResultList, StandingsTable, type ResultRowView } from '@touchline/betting-results-ui';
import { finishText, isRaceSport, playedScore, sportById } from '@touchline/betting-rules';
import { gamePath, listPath } from '@touchline/shared-routes';
import {
  Breadcrumb,
  Card,
  Crest,
  Drawing,
  EmptyState,
  LinesSkeleton,
  SectionFailedState,
  SectionHeading,
  TableIcon,
} from '@touchline/ui-kit';
import { artUrl } from '@touchline/ui-art';
import { useTrail } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { usePlace } from '../place/use-place.ts';
import styles from './Tournament.module.css';
import { teamQuestion } from './tournament-load.ts';
import { gameStatisticPath } from './tournaments.ts';

const RENEW_MS = 30_000;

export interface GamesProps {
  label: string;
  games: readonly ResultGame[];
  lang: string;
  /** Key and slug of sport and championship, for links to games that can be bet on. */
  place: { sportKey: string | undefined; champSlug: string };
}

/** Games with their dates: upcoming games link to their prices, finished ones to their statistics. */
export function DatedGames({ label, games, lang, place }: GamesProps) {
  const intl = useIntl();
  const rows = games.map((game): ResultRowView => {
    const { id, sportId, champId, opponent1, opponent2, phase, startAt } = game;
    const [home, away] = playedScore(game);
    const sides = [opponent1.name, opponent2.name] as const;
    const isRace = isRaceSport(sportId);
    const isToCome = phase !== 'over';
    const section = phase === 'live' ? 'live' : 'line';
    const at = { lang, section, sportId, sportName: place.sportKey, champId, champName: place.champSlug } as const;
    return {
      key: String(id),
      href: isToCome ? gamePath({ ...at, gameId: id, gameName: `${opponent1.name} ${opponent2.name}` }) : gameStatisticPath(lang, id),
      time: intl.formatDate(startAt * 1000, DATE_STYLES.day),
      note: intl.formatTime(startAt * 1000, DATE_STYLES.time),
      opponents: sides,
      score: phase === 'line' || isRace ? ['', ''] : [String(home), String(away)],
      periods: [],
      ending: isRace
        ? game.finishers && finishText(game.finishers)
        : endingNote(intl, game, { sport: place.sportKey ?? '', sides, isOver: phase === 'over' }),
      isLive: phase === 'live',
    };
  });
  return <ResultList label={label} rows={rows} />;
}

/** Page of a team: next games, form, standing and squad. @spec BT-08 */
export function TeamPage() {
  const intl = useIntl();
  const place = usePlace();
  const { pathname } = useLocation();
  const question = teamQuestion(pathname, place.lang) ?? ({ kind: 'team', id: 0, lang: place.lang } as const);
  const { view, retry } = useAnswer(question, RENEW_MS);
  const sports = {
    name: intl.formatMessage({ id: 'betting.list.line', defaultMessage: 'Sports' }),
    href: listPath({ lang: place.lang, section: 'line' }),
  };
  const answer = view.status === 'ready' ? view.answer : undefined;
  const trail = useTrail([sports, { name: answer?.team.name ?? '' }].filter(({ name }) => name !== ''));
  const words = {
    next: intl.formatMessage({ id: 'betting.team.next', defaultMessage: 'Next games' }),
    last: intl.formatMessage({ id: 'betting.team.last', defaultMessage: 'Latest results' }),
    squad: intl.formatMessage({ id: 'betting.team.squad', defaultMessage: 'Squad' }),
  };
  return (
    <BettingLayout place={place}>
      <Breadcrumb steps={trail} />
      {view.status === 'loading' && <LinesSkeleton count={8} />}
      {view.status === 'failed' && <SectionFailedState isCard onRetry={retry} />}
      {answer !== undefined && (
        <>
          <SectionHeading level={1} note={answer.champ.name}>
            <span className={styles.head}>
              <Crest name={answer.team.name} size={44} />
              <Drawing src={artUrl('shirt', { team: answer.team.name })} width={44} height={44} />
              <bdi>{answer.team.name}</bdi>
              <FormLetters form={answer.form.map(({ result }: FormGame) => result).toReversed()} />
            </span>
          </SectionHeading>
          <SectionHeading>{words.next}</SectionHeading>
          {answer.next.length === 0 ? (
            <EmptyState
              isCard
              icon={<TableIcon />}
              title={<FormattedMessage id="betting.team.none" defaultMessage="No games in the calendar" />}
            />
          ) : (
            <DatedGames
              label={words.next}
              games={answer.next}
              lang={place.lang}
              place={{ sportKey: sportById(answer.champ.sportId)?.key, champSlug: answer.champ.slug }}
            />
          )}
          {answer.standing !== null && (
            <StandingsTable
              caption={answer.champ.name}
              rows={[answer.standing]}
              hasDraw={sportById(answer.champ.sportId)?.hasDraw ?? false}
              marked={[answer.team.id]}
            />
          )}
          {answer.squad.length > 0 && (
            <>
              <SectionHeading>{words.squad}</SectionHeading>
              <Card hasPadding>
                <ul className={styles.squad} aria-label={words.squad}>
                  {answer.squad.map(({ name, goals }) => (
                    <li key={name}>
                      <span className={styles.person}>
                        <Drawing src={artUrl('portrait', { name, team: answer.team.name })} width={32} height={32} />
                        <bdi>{name}</bdi>
                      </span>
                      <b>{goals}</b>
                    </li>
                  ))}
                </ul>
              </Card>
            </>
          )}
          {answer.results.length > 0 && (
            <>
              <SectionHeading>{words.last}</SectionHeading>
              <DatedGames
                label={words.last}
                games={answer.results}
                lang={place.lang}
                place={{ sportKey: sportById(answer.champ.sportId)?.key, champSlug: answer.champ.slug }}
              />
            </>
          )}
        </>
      )}
    </BettingLayout>
  );
}
