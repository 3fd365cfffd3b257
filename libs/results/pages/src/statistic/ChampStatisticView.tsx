import { teamStatisticId, type ChampStatistic } from '@touchline/betting-results-contract';
import { pairEnding } from '@touchline/betting-names/score';
import { Bracket, StandingsTable } from '@touchline/betting-results-ui';
import { sportById } from '@touchline/betting-rules';
import { listPath } from '@touchline/shared-routes';
import { artUrl } from '@touchline/ui-art';
import { Drawing, Flag, LinkButton, SectionHeading, Table } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../Pages.module.css';
import { statisticPath } from '../statistic-link.tsx';
import { DatedGames, Part } from './parts.tsx';

/** Season of a championship: table with live games, scorers, play-off, recent and upcoming games. @spec BT-04 */
export function ChampStatisticView({ statistic, lang }: { statistic: ChampStatistic; lang: string }) {
  const intl = useIntl();
  const { champ, standings, scorers, results, next, bracket } = statistic;
  const sport = sportById(champ.sportId);
  const scorersTitle = intl.formatMessage({ id: 'results.scorers', defaultMessage: 'Top scorers' });
  const lastTitle = intl.formatMessage({ id: 'results.last', defaultMessage: 'Latest results' });
  const nextTitle = intl.formatMessage({ id: 'results.next', defaultMessage: 'Next games' });
  return (
    <>
      <SectionHeading
        controls={
          <LinkButton
            size="small"
            href={listPath({
              lang,
              section: 'line',
              sportId: champ.sportId,
              sportName: sport?.key,
              champId: champ.id,
              champName: champ.slug,
            })}
          >
            <FormattedMessage id="results.toLine" defaultMessage="Odds" />
          </LinkButton>
        }
      >
        <span className={styles.head}>
          <Drawing src={artUrl('emblem', { name: champ.name })} width={40} height={40} />
          <Flag country={champ.countryCode} /> <span>{champ.name}</span>
        </span>
      </SectionHeading>
      {standings.length > 0 && (
        <StandingsTable
          caption={champ.name}
          rows={standings}
          hasDraw={sport?.hasDraw ?? false}
          hrefOf={(teamId) => statisticPath(lang, teamStatisticId(teamId))}
        />
      )}
      {scorers.length > 0 && (
        <Part title={scorersTitle}>
          <Table
            caption={scorersTitle}
            columns={[
              { key: 'name', head: <FormattedMessage id="results.scorer.name" defaultMessage="Player" /> },
              { key: 'team', head: <FormattedMessage id="results.scorer.team" defaultMessage="Team" /> },
              { key: 'goals', head: <FormattedMessage id="results.scorer.goals" defaultMessage="Goals" />, isNumeric: true },
            ]}
            rows={scorers.map(({ name, team, goals }) => ({
              key: `${name}|${team}`,
              cells: {
                name: (
                  <span className={styles.person}>
                    <Drawing src={artUrl('portrait', { name, team })} width={28} height={28} />
                    <bdi>{name}</bdi>
                  </span>
                ),
                team: <bdi>{team}</bdi>,
                goals,
              },
            }))}
          />
        </Part>
      )}
      {bracket.length > 0 && (
        <Part title={<FormattedMessage id="results.playOff" defaultMessage="Play-off" />}>
          <Bracket rounds={bracket} endingOf={(pair) => pairEnding(intl, pair, sport?.key ?? '')} />
        </Part>
      )}
      {results.length > 0 && (
        <Part title={lastTitle}>
          <DatedGames label={lastTitle} games={results} lang={lang} />
        </Part>
      )}
      {next.length > 0 && (
        <Part title={nextTitle}>
          <DatedGames label={nextTitle} games={next} lang={lang} />
        </Part>
      )}
    </>
  );
}
