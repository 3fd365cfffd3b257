import { DATE_STYLES } from '@touchline/shared-primitives';
import { champStatisticId, teamStatisticId, type GameStatistic, type ResultGame } from '@touchline/betting-results-contract';
import { EventList, OddsChart, StandingsTable } from '@touchline/betting-results-ui';
import { periodName, shootOutName } from '@touchline/betting-names';
import { endingNote, endingText } from '@touchline/betting-names/score';
import { hasExtraParts, isRaceSport, periodScores, playedScore, sportById, winningSide } from '@touchline/betting-rules';
import { Badge, Card, ChipLink, Chips, EmptyState, Link, PulseDot, ScoreTable, StatsIcon } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import { routePath } from '@touchline/shared-routes';
import { useMemo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import styles from '../Pages.module.css';
import { statisticPath } from '../statistic-link.tsx';
import { DatedGames, Part, Squad, TeamForm } from './parts.tsx';
import { Settlement } from './Settlement.tsx';

const TABS = ['overview', 'table', 'people', 'odds', 'settlement'] as const;
type Tab = (typeof TABS)[number];

const TAB_NAMES = defineMessages({
  overview: { id: 'results.tab.overview', defaultMessage: 'Overview' },
  table: { id: 'results.tab.table', defaultMessage: 'Table' },
  people: { id: 'results.tab.people', defaultMessage: 'Line-ups' },
  odds: { id: 'results.tab.odds', defaultMessage: 'Odds' },
  settlement: { id: 'results.tab.settlement', defaultMessage: 'Settlement' },
});
const SUB_NAMES = defineMessages({
  corners: { id: 'results.sub.corners', defaultMessage: 'Corners' },
  cards: { id: 'results.sub.cards', defaultMessage: 'Cards' },
  'half-1': { id: 'results.sub.half1', defaultMessage: '1st half' },
  'half-2': { id: 'results.sub.half2', defaultMessage: '2nd half' },
});

interface ViewProps {
  statistic: GameStatistic;
  lang: string;
}

/** Tabs for which the game has data. */
function tabsOf({ markets, squads, odds, standings }: GameStatistic): Tab[] {
  const has: Readonly<Record<Tab, boolean>> = {
    overview: true,
    table: standings.length > 0,
    people: squads.some((squad) => squad.length > 0),
    odds: odds.some(({ coefs }) => coefs.length > 0),
    settlement: markets.length > 0,
  };
  return TABS.filter((tab) => has[tab]);
}

/** Runners of a race in the order of its finish. @spec BT-08 */
function Finish({ game: { finishers, opponent1, opponent2 } }: { game: ResultGame }) {
  return (
    <Card hasPadding>
      <h2 className={styles.head}>{`${opponent1.name} – ${opponent2.name}`}</h2>
      <ol className={styles.people}>
        {finishers?.map(({ number, name }, at) => (
          <li key={number}>
            <bdi>{`${at + 1}. ${name}`}</bdi>
            <FormattedMessage id="results.race.number" defaultMessage="No. {number}" values={{ number }} tagName="span" />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Head({ statistic: { game, champ, hasDraw }, lang }: ViewProps) {
  const intl = useIntl();
  const { main, phase, opponent1, opponent2, startAt, shootOut } = game;
  const score = playedScore(game);
  const sport = sportById(game.sportId)?.key ?? '';
  const sides = [opponent1.name, opponent2.name] as const;
  const isRace = isRaceSport(game.sportId);
  const periods = periodScores(game);
  const isOnRegularTime = hasDraw && hasExtraParts(game);
  const ending = (isOnRegularTime ? endingText : endingNote)(intl, game, { sport, sides, isOver: phase === 'over' });
  const side = (at: 0 | 1) => ({
    name: sides[at],
    total: phase === 'line' ? '–' : String(score[at]),
    periods: periods.map((pair) => String(pair[at])),
    ...(shootOut?.score !== undefined && { shootOut: String(shootOut.score[at]) }),
    isWinner: phase === 'over' && winningSide(game) === at + 1,
  });
  return (
    <section className={styles.group} aria-label={`${opponent1.name} – ${opponent2.name}`}>
      <p className={styles.head}>
        <Link href={statisticPath(lang, champStatisticId(champ.id))}>{champ.name}</Link>
        <span className={styles.count}>{intl.formatDate(startAt * 1000, DATE_STYLES.dateTime)}</span>
        {phase === 'live' && (
          <Badge tone="live">
            <PulseDot />
            <FormattedMessage id="results.phase.live" defaultMessage="Live" />
          </Badge>
        )}
        {phase === 'over' && (
          <Badge>
            <FormattedMessage id="results.phase.over" defaultMessage="Finished" />
          </Badge>
        )}
      </p>
      {isRace ? (
        <Finish game={game} />
      ) : (
        <Card hasPadding>
          <ScoreTable
            sport={sport}
            caption={`${opponent1.name} – ${opponent2.name}, ${champ.name}`}
            sides={[side(0), side(1)]}
            shootOutName={shootOutName(intl, sport)}
            {...(phase === 'live' && periods.length > 0 && { current: periods.length })}
          />
        </Card>
      )}
      {ending !== undefined && (
        <p className={styles.count} data-testid="ending" dir="auto">
          {ending}
        </p>
      )}
      {isOnRegularTime && (
        <p className={styles.count}>
          <FormattedMessage
            id="results.regularTime"
            defaultMessage="Bets are settled on regular time: {first, number} – {second, number}"
            values={{ first: main[0], second: main[1] }}
          />
        </p>
      )}
      {game.isReal && (
        <p className={styles.count}>
          <FormattedMessage id="results.real" defaultMessage="A real match, from an imported file" />
        </p>
      )}
    </section>
  );
}

function Overview({ statistic, lang }: ViewProps) {
  const intl = useIntl();
  const { game, events, form, meetings } = statistic;
  const sport = sportById(game.sportId)?.key ?? '';
  const opponents = [game.opponent1.name, game.opponent2.name] as const;
  return (
    <>
      {game.subGames.length > 0 && (
        <Part title={<FormattedMessage id="results.subGames" defaultMessage="Also counted" />}>
          <Card>
            <ul className={styles.people}>
              {game.subGames.map(({ kind, main: [home, away] }) => (
                <li key={kind}>
                  <span>{kind in SUB_NAMES ? intl.formatMessage(SUB_NAMES[kind as keyof typeof SUB_NAMES]) : kind}</span>
                  <bdi>{`${home} – ${away}`}</bdi>
                </li>
              ))}
            </ul>
          </Card>
        </Part>
      )}
      {(form[0].length > 0 || form[1].length > 0) && (
        <Part title={<FormattedMessage id="results.form" defaultMessage="Form" />}>
          <div className={styles.two}>
            <TeamForm team={opponents[0]} sport={sport} games={form[0]} lang={lang} />
            <TeamForm team={opponents[1]} sport={sport} games={form[1]} lang={lang} />
          </div>
        </Part>
      )}
      {!isRaceSport(game.sportId) && (
        <Part title={<FormattedMessage id="results.meetings" defaultMessage="Head to head" />}>
          {meetings.length === 0 ? (
            <EmptyState
              isCard
              icon={<StatsIcon />}
              title={<FormattedMessage id="results.meetings.none" defaultMessage="They have not met before" />}
            />
          ) : (
            <DatedGames
              label={intl.formatMessage({ id: 'results.meetings', defaultMessage: 'Head to head' })}
              games={meetings}
              lang={lang}
            />
          )}
        </Part>
      )}
      {events.length > 0 && (
        <Part title={<FormattedMessage id="results.events" defaultMessage="Events" />}>
          <EventList
            label={intl.formatMessage({ id: 'results.events', defaultMessage: 'Events' })}
            events={events}
            opponents={opponents}
            names={{ period: (period) => periodName(intl, sport, period), shootOut: shootOutName(intl, sport) }}
          />
        </Part>
      )}
    </>
  );
}

/** Statistics of a game in tabs; the URL names the tab. @spec BT-04 */
export function GameStatisticView({ statistic, lang }: ViewProps) {
  const intl = useIntl();
  const { game, standings, squads, odds, markets, hasDraw } = statistic;
  const wanted = usePageQuery().get('tab');
  const { pathname } = useLocation();
  const tabs = tabsOf(statistic);
  const tab = tabs.find((one) => one === wanted) ?? 'overview';
  const opponents = useMemo(() => [game.opponent1.name, game.opponent2.name] as const, [game]);
  const context = useMemo(
    () => ({ sport: sportById(game.sportId)?.key ?? '', first: opponents[0], second: opponents[1] }),
    [game.sportId, opponents],
  );
  const route = pathname.includes('statisticpopup') ? 'statisticpopup' : 'statistic';
  const draw = intl.formatMessage({ id: 'results.odds.draw', defaultMessage: 'Draw' });
  return (
    <>
      <Head statistic={statistic} lang={lang} />
      <Chips aria-label={intl.formatMessage({ id: 'results.tabs', defaultMessage: 'Parts of the statistics' })}>
        {tabs.map((one) => (
          <ChipLink
            key={one}
            isCurrent={one === tab}
            href={routePath(route, {}, { lang, query: { id: game.statisticId, tab: one === 'overview' ? undefined : one } })}
          >
            {intl.formatMessage(TAB_NAMES[one])}
          </ChipLink>
        ))}
      </Chips>
      {tab === 'overview' && <Overview statistic={statistic} lang={lang} />}
      {tab === 'table' && (
        <StandingsTable
          caption={statistic.champ.name}
          rows={standings}
          hasDraw={hasDraw}
          marked={[game.opponent1.id, game.opponent2.id]}
          hrefOf={(teamId) => statisticPath(lang, teamStatisticId(teamId))}
        />
      )}
      {tab === 'people' && (
        <div className={styles.two}>
          <Squad team={opponents[0]} players={squads[0]} />
          <Squad team={opponents[1]} players={squads[1]} />
        </div>
      )}
      {tab === 'odds' && <OddsChart names={hasDraw ? [opponents[0], draw, opponents[1]] : opponents} moments={odds} />}
      {tab === 'settlement' && <Settlement markets={markets} context={context} />}
    </>
  );
}
