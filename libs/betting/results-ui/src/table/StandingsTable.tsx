import type { Standing } from '@touchline/betting-results-contract';
import { Link, PulseDot, Table, VisuallyHidden, type TableColumn } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormLetters } from '../form/FormLetters.tsx';
import styles from './StandingsTable.module.css';

export interface StandingsTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** Best first. */
  rows: readonly Standing[];
  /** Whether games can end in a draw. */
  hasDraw: boolean;
  /** Ids of the teams to highlight. */
  marked?: readonly number[];
  /** URL of a team's page; without one the name is not a link. */
  hrefOf?: ((teamId: number) => string | undefined) | undefined;
}

/**
 * A championship's table; a team that is playing now is marked, and its current score is included.
 *
 * Keyboard: one tab stop for the table, which arrow keys scroll sideways, and one for each name that is a link. Its name is `caption`.
 *
 * @spec BT-04
 */
export function StandingsTable({ caption, rows, hasDraw, marked = [], hrefOf }: StandingsTableProps) {
  const intl = useIntl();
  const columns: TableColumn[] = [
    { key: 'place', head: <FormattedMessage id="results.table.place" defaultMessage="#" />, isNumeric: true },
    { key: 'team', head: <FormattedMessage id="results.table.team" defaultMessage="Team" /> },
    { key: 'played', head: <FormattedMessage id="results.table.played" defaultMessage="P" />, isNumeric: true },
    { key: 'won', head: <FormattedMessage id="results.table.won" defaultMessage="W" />, isNumeric: true },
    ...(hasDraw ? [{ key: 'drawn', head: <FormattedMessage id="results.table.drawn" defaultMessage="D" />, isNumeric: true }] : []),
    { key: 'lost', head: <FormattedMessage id="results.table.lost" defaultMessage="L" />, isNumeric: true },
    { key: 'scored', head: <FormattedMessage id="results.table.scored" defaultMessage="For : against" />, isNumeric: true },
    { key: 'points', head: <FormattedMessage id="results.table.points" defaultMessage="Pts" />, isNumeric: true },
    { key: 'form', head: <FormattedMessage id="results.table.form" defaultMessage="Form" /> },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows.map((row, at) => {
        const href = hrefOf?.(row.teamId);
        return {
          key: String(row.teamId),
          cells: {
            place: at + 1,
            team: (
              <span className={styles.team} data-marked={marked.includes(row.teamId) ? '' : undefined}>
                {href === undefined ? <bdi>{row.name}</bdi> : <Link href={href}>{row.name}</Link>}
                {row.isPlaying && (
                  <>
                    <PulseDot />
                    <VisuallyHidden>{intl.formatMessage({ id: 'results.table.playing', defaultMessage: 'playing now' })}</VisuallyHidden>
                  </>
                )}
              </span>
            ),
            played: row.played,
            won: row.won,
            drawn: row.drawn,
            lost: row.lost,
            scored: <bdi>{`${row.scored}:${row.conceded}`}</bdi>,
            points: <b>{row.points}</b>,
            form: <FormLetters form={row.form} />,
          },
        };
      })}
    />
  );
}
