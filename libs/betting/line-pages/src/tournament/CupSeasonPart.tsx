import { pairEnding } from '@touchline/betting-names/score';
import type { ChampStatistic, CupSeason } from '@touchline/betting-results-contract';
import { Bracket } from '@touchline/betting-results-ui';
import { sportById } from '@touchline/betting-rules';
import { DATE_STYLES } from '@touchline/shared-primitives';
import { CalendarIcon, EmptyState, SectionHeading, Table } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

const SECOND_MS = 1000;

/** A cup in season shows its play-off; out of season it says when it is. Below are the last winners. @spec BT-01 */
export function CupSeasonPart({ answer, season }: { answer: ChampStatistic; season: CupSeason }) {
  const intl = useIntl();
  const day = (seconds: number): string => intl.formatDate(seconds * SECOND_MS, DATE_STYLES.dateInWords);
  const { isOn, from, to, winners } = season;
  const title = intl.formatMessage({ id: 'betting.cup.winners', defaultMessage: 'Last winners' });
  return (
    <>
      {isOn ? (
        <Bracket rounds={answer.bracket} endingOf={(pair) => pairEnding(intl, pair, sportById(answer.champ.sportId)?.key ?? '')} />
      ) : (
        <EmptyState isCard icon={<CalendarIcon />} title={<FormattedMessage id="betting.cup.off" defaultMessage="Out of season" />}>
          {day(from) === day(to) ? (
            <FormattedMessage id="betting.cup.day" defaultMessage="The next edition is on {day}." values={{ day: day(from) }} />
          ) : (
            <FormattedMessage
              id="betting.cup.days"
              defaultMessage="The next edition is from {from} to {to}."
              values={{ from: day(from), to: day(to) }}
            />
          )}
        </EmptyState>
      )}
      <SectionHeading>{title}</SectionHeading>
      <Table
        caption={title}
        columns={[
          { key: 'year', head: <FormattedMessage id="betting.cup.year" defaultMessage="Year" /> },
          { key: 'winner', head: <FormattedMessage id="betting.cup.winner" defaultMessage="Winner" /> },
          { key: 'score', head: <FormattedMessage id="betting.cup.score" defaultMessage="Final" />, isNumeric: true },
          { key: 'runnerUp', head: <FormattedMessage id="betting.cup.runnerUp" defaultMessage="Runner-up" /> },
        ]}
        rows={winners.map(({ year, winner, runnerUp, score }) => ({
          key: String(year),
          cells: {
            year: String(year),
            winner: <bdi>{winner}</bdi>,
            score: <bdi>{`${score[0]}:${score[1]}`}</bdi>,
            runnerUp: <bdi>{runnerUp}</bdi>,
          },
        }))}
      />
    </>
  );
}
