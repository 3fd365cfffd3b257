import { GameStatus, type RaceTimes } from '@touchline/betting-contract';
import type { GameInfo } from '@touchline/betting-line-state';
import { periodName } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { Card, Table, type TableColumn } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { lapEnds, orderAt } from './race-view.ts';
import { colourOf, RaceTrack } from './RaceTrack.tsx';
import styles from './Race.module.css';

const SECOND_MS = 1000;
const DIGITS = 3;

type Runners = NonNullable<GameInfo['runners']>;

export interface RaceProps {
  game: GameInfo;
  /** Without the picture. */
  isText?: boolean;
}

/** A race: its picture, its order in words once in a lap, and the positions by lap as a table. @spec BT-08 */
export function Race({ game, isText = false }: RaceProps) {
  const { runners = [], state } = game;
  const { race } = state;
  return (
    <Card hasPadding>
      <div className={styles.race}>
        {race !== undefined && !isText && <RaceTrack race={race} count={runners.length} rate={state.clock?.rate ?? 1} />}
        <p className={styles.words} role="status">
          <Words game={game} />
        </p>
        {race === undefined ? <StartList runners={runners} /> : <Positions runners={runners} race={race} sportId={game.sportId} />}
      </div>
    </Card>
  );
}

/** The order at the end of the last lap, which screen readers announce once in a lap. */
function Words({ game: { runners = [], state } }: { game: GameInfo }) {
  const { race } = state;
  if (race === undefined) {
    return (
      <FormattedMessage
        tagName="span"
        id="betting.race.before"
        defaultMessage="{count, plural, one {# marble} other {# marbles}}. Bets close when the last lap begins."
        values={{ count: runners.length }}
      />
    );
  }
  const ends = lapEnds(race);
  const last = ends.at(-1);
  if (last === undefined) {
    return <FormattedMessage tagName="span" id="betting.race.started" defaultMessage="Lap 1 of {laps}." values={{ laps: race.laps }} />;
  }
  const [first, second, third] = orderAt(last).map((at) => <bdi key={at}>{runners[at]?.name ?? ''}</bdi>);
  const values = { first, second, third, lap: ends.length, laps: race.laps };
  return state.statusId === GameStatus.Finished || ends.length === race.laps ? (
    <FormattedMessage
      tagName="span"
      id="betting.race.finished"
      defaultMessage="Finished: {first} won, {second} was second and {third} third."
      values={values}
    />
  ) : (
    <FormattedMessage
      tagName="span"
      id="betting.race.running"
      defaultMessage="After lap {lap} of {laps}: {first} leads, then {second} and {third}."
      values={values}
    />
  );
}

function useColumns(): { number: TableColumn; marble: TableColumn; gap: TableColumn } {
  const intl = useIntl();
  return {
    number: { key: 'number', head: intl.formatMessage({ id: 'betting.race.number', defaultMessage: 'No.' }) },
    marble: { key: 'marble', head: intl.formatMessage({ id: 'betting.race.marble', defaultMessage: 'Marble' }) },
    gap: { key: 'gap', head: intl.formatMessage({ id: 'betting.race.gap', defaultMessage: 'Gap' }), isNumeric: true },
  };
}

function NumberBadge({ number }: { number: number }) {
  return (
    <b className={styles.number} style={{ background: colourOf(number) }}>
      {number}
    </b>
  );
}

const cellsOf = (runners: Runners, at: number) => ({ number: <NumberBadge number={at + 1} />, marble: <bdi>{runners[at]?.name}</bdi> });

function StartList({ runners }: { runners: Runners }) {
  const intl = useIntl();
  return (
    <ol className={styles.list} aria-label={intl.formatMessage({ id: 'betting.race.list', defaultMessage: 'Marbles of this race' })}>
      {runners.map(({ id, name }, at) => (
        <li key={id}>
          <NumberBadge number={at + 1} /> <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Runners in the order of the last mark, with their place after each lap and the gap to the first. */
function Positions({ runners, race, sportId }: { runners: Runners; race: RaceTimes; sportId: number }) {
  const intl = useIntl();
  const { number, marble, gap } = useColumns();
  const ends = lapEnds(race).map(orderAt);
  const last = race.marks.at(-1);
  const leader = Math.min(...(last ?? [0]));
  const sport = sportById(sportId)?.key ?? '';
  const laps = Array.from({ length: race.laps }, (_, lap) => ({
    key: `lap-${lap}`,
    head: periodName(intl, sport, lap + 1),
    isNumeric: true,
  }));
  const gapOf = (ms: number): string =>
    ms === 0 ? '' : `+${intl.formatNumber(ms / SECOND_MS, { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS })}`;
  const order = last === undefined ? runners.map((_, at) => at) : orderAt(last);
  return (
    <Table
      caption={intl.formatMessage({ id: 'betting.race.caption', defaultMessage: 'Positions by lap' })}
      columns={[number, marble, gap, ...laps]}
      rows={order.map((at) => ({
        key: String(runners[at]?.id ?? at),
        cells: {
          ...cellsOf(runners, at),
          ...Object.fromEntries(ends.map((lap, nth) => [`lap-${nth}`, lap.indexOf(at) + 1])),
          gap: last === undefined ? '' : gapOf((last[at] ?? leader) - leader),
        },
      }))}
    />
  );
}
