import { endingOf, useEvent, useRenderOutcome, useSportName } from '@touchline/betting-event-list';
import { selectChamp, type ListRow } from '@touchline/betting-line-state';
import type { EventView, OutcomeView } from '@touchline/betting-ui';
import { Button, Link } from '@touchline/ui-kit';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import styles from './Text.module.css';

export interface TextListProps {
  rows: readonly ListRow[];
  source: { part: 'lists' | 'pages'; key: string };
  servedAt: number;
  isStale: boolean;
}

const SHOWN_AT_ONCE = 40;

interface Block {
  champId: number;
  sportId: number;
  gameIds: readonly number[];
}

/** Matches by championship, up to the number shown. */
function blocksOf(rows: readonly ListRow[], most: number): Block[] {
  const blocks: (Block & { gameIds: number[] })[] = [];
  let count = 0;
  for (const row of rows) {
    if (row.kind === 'champ') blocks.push({ champId: row.champId, sportId: row.sportId, gameIds: [] });
    if (row.kind === 'game' && count < most) {
      blocks.at(-1)?.gameIds.push(row.gameId);
      count += 1;
    }
  }
  return blocks.filter(({ gameIds }) => gameIds.length > 0);
}

/** A list of matches as text tables: opponents, score, time, and price buttons of the main market. @spec BT-01 LY-11 */
export function TextList({ rows, ...rest }: TextListProps) {
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const games = rows.filter(({ kind }) => kind === 'game').length;
  return (
    <div className={styles.text}>
      {blocksOf(rows, most).map((block) => (
        <TextBlock key={`${block.champId}-${block.gameIds[0]}`} block={block} {...rest} />
      ))}
      {games > most && (
        <Button onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          <FormattedMessage id="betting.text.more" defaultMessage="Show more events ({count} left)" values={{ count: games - most }} />
        </Button>
      )}
    </div>
  );
}

function TextBlock({ block, ...rest }: Omit<TextListProps, 'rows'> & { block: Block }) {
  const champ = useSelector((state: RootState) => selectChamp(state, block.champId));
  const sport = useSportName(block.sportId);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{`${sport}. ${champ?.name ?? ''}`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="betting.text.match" defaultMessage="Match" />
          </th>
          <th scope="col">
            <FormattedMessage id="betting.text.score" defaultMessage="Score" />
          </th>
          <th scope="col">
            <FormattedMessage id="betting.text.time" defaultMessage="Time" />
          </th>
          <th scope="col">
            <FormattedMessage id="betting.text.odds" defaultMessage="Odds" />
          </th>
        </tr>
      </thead>
      <tbody>
        {block.gameIds.map((gameId) => (
          <TextRow key={gameId} gameId={gameId} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

const TextRow = memo(function TextRow({ gameId, source, servedAt, isStale }: Omit<TextListProps, 'rows'> & { gameId: number }) {
  const intl = useIntl();
  const shown = useEvent({ source, gameId, servedAt });
  const renderOutcome = useRenderOutcome({ source, gameId, isStale, lockReason: shown?.lockReason });
  if (shown === undefined) return null;
  const { event } = shown;
  const [first, second] = event.opponents;
  const prices = event.cells.result.filter((outcome): outcome is OutcomeView => outcome !== null);
  return (
    <tr data-event={event.id}>
      <th scope="row">
        <Link href={event.href}>
          <bdi>{first.name}</bdi> – <bdi>{second.name}</bdi>
        </Link>
      </th>
      <td className={styles.figure}>
        {endingOf(intl, shown.game) ?? (first.score === undefined ? '' : `${first.score}–${second.score ?? ''}`)}
      </td>
      <td>
        <span>{timeText(event)}</span>
        {event.paused !== undefined && <span className={styles.paused}> {event.paused}</span>}
      </td>
      <td>
        <div className={styles.prices}>{prices.map((outcome) => renderOutcome(outcome, 'named'))}</div>
      </td>
    </tr>
  );
});

const timeText = ({ time }: EventView): string =>
  (time.kind === 'live' ? [time.time, time.period] : [time.day, time.time]).filter(Boolean).join(' ');
