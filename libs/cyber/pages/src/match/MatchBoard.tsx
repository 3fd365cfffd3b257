import type { Buy, CyberMap, CyberMatch } from '@touchline/cyber-contract';
import { Card, Chip, Chips, SectionHeading, Table, VisuallyHidden } from '@touchline/ui-kit';
import { LineChart } from '@touchline/ui-kit/chart';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './Match.module.css';

const BUYS = defineMessages({
  pistol: { id: 'cyber.buy.pistol', defaultMessage: 'Pistol round' },
  eco: { id: 'cyber.buy.eco', defaultMessage: 'Eco' },
  force: { id: 'cyber.buy.force', defaultMessage: 'Force buy' },
  full: { id: 'cyber.buy.full', defaultMessage: 'Full buy' },
}) satisfies Record<Buy, unknown>;
const OBJECTIVES = defineMessages({
  tower: { id: 'cyber.objective.tower', defaultMessage: 'Towers' },
  beast: { id: 'cyber.objective.beast', defaultMessage: 'Beasts' },
  outpost: { id: 'cyber.objective.outpost', defaultMessage: 'Outposts' },
});
const EARNED = defineMessages({
  shooter: { id: 'cyber.earned.shooter', defaultMessage: 'Money earned' },
  moba: { id: 'cyber.earned.moba', defaultMessage: 'Gold' },
  strategy: { id: 'cyber.earned.strategy', defaultMessage: 'Resources' },
  simulation: { id: 'cyber.earned.simulation', defaultMessage: 'Points' },
});

interface MapProps {
  match: CyberMatch;
  map: CyberMap;
}

/** Rounds as marks: the winner, and what each side could afford. */
function Rounds({ match: { opponents }, map: { rounds } }: MapProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'cyber.rounds', defaultMessage: 'Rounds' });
  return (
    <>
      <SectionHeading level={3}>{label}</SectionHeading>
      <ol className={styles.rounds} aria-label={label}>
        {rounds.map(({ winner, buys, kills }, at) => (
          <li key={at} className={styles.round} data-winner={winner}>
            <span aria-hidden="true">{at + 1}</span>
            <span aria-hidden="true" className={styles.buy} data-buy={buys[0]} />
            <span aria-hidden="true" className={styles.buy} data-buy={buys[1]} />
            <VisuallyHidden>
              <FormattedMessage
                id="cyber.round"
                defaultMessage="Round {round, number}: {winner} won {own, number}–{other, number} in kills; {first} against {second}"
                values={{
                  round: at + 1,
                  winner: opponents[winner - 1],
                  own: kills[0],
                  other: kills[1],
                  first: intl.formatMessage(BUYS[buys[0]]),
                  second: intl.formatMessage(BUYS[buys[1]]),
                }}
              />
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.legend}>
        {(Object.keys(BUYS) as Buy[]).map((buy) => (
          <span key={buy}>
            <span className={styles.buy} data-buy={buy} /> <span>{intl.formatMessage(BUYS[buy])}</span>
          </span>
        ))}
      </p>
    </>
  );
}

function Draft({ match: { opponents }, map: { draft } }: MapProps) {
  return (
    <div className={styles.two}>
      {([0, 1] as const).map((side) => (
        <div key={side}>
          <SectionHeading level={3}>
            <bdi>{opponents[side]}</bdi>
          </SectionHeading>
          <ul className={styles.draft} aria-label={opponents[side]}>
            {draft[side].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Facts({ match, map }: MapProps) {
  const intl = useIntl();
  const { kind, opponents } = match;
  const rows = [
    { key: 'kills', name: intl.formatMessage({ id: 'cyber.kills', defaultMessage: 'Kills' }), pair: map.kills },
    { key: 'earned', name: intl.formatMessage(EARNED[kind]), pair: map.earned },
    ...map.objectives.map((one) => ({ key: one.kind, name: intl.formatMessage(OBJECTIVES[one.kind]), pair: one.counts })),
  ];
  return (
    <Table
      caption={map.name}
      columns={[
        { key: 'what', head: map.name },
        { key: 'first', head: <bdi>{opponents[0]}</bdi>, isNumeric: true },
        { key: 'second', head: <bdi>{opponents[1]}</bdi>, isNumeric: true },
      ]}
      rows={rows.map(({ key, name, pair }) => ({
        key,
        cells: { what: name, first: intl.formatNumber(pair[0]), second: intl.formatNumber(pair[1]) },
      }))}
    />
  );
}

/** Details of a match by map: kills, economy, objectives, rounds, line-ups; the map in play first. @spec BT-06 */
export function MatchBoard({ match }: { match: CyberMatch }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? match.maps.length - 1, match.maps.length - 1);
  const map = match.maps[at];
  if (map === undefined) return null;
  const mapName = (nth: number): string => intl.formatMessage({ id: 'cyber.map', defaultMessage: 'Map {n, number}' }, { n: nth + 1 });
  const winner = map.winner === 0 ? undefined : match.opponents[map.winner - 1];
  const minutes = map.lead.map(({ seconds }) => `${Math.round(seconds / 60)}′`);
  return (
    <section className={styles.board} aria-label={intl.formatMessage({ id: 'cyber.board', defaultMessage: 'Match board' })}>
      <Chips aria-label={intl.formatMessage({ id: 'cyber.maps', defaultMessage: 'Maps' })}>
        {match.maps.map((one, nth) => (
          <Chip key={nth} isPicked={nth === at} onClick={() => setChosen(nth)}>
            {`${mapName(nth)} · ${one.name} ${one.score[0]}:${one.score[1]}`}
          </Chip>
        ))}
      </Chips>
      {winner !== undefined && (
        <p className={styles.legend}>
          <FormattedMessage id="cyber.mapWon" defaultMessage="{team} won this map" values={{ team: <bdi>{winner}</bdi> }} />
        </p>
      )}
      <Facts match={match} map={map} />
      {map.lead.length > 1 && (
        <Card hasPadding>
          <LineChart
            title={intl.formatMessage({ id: 'cyber.lead', defaultMessage: 'Economy lead' })}
            label={intl.formatMessage(
              { id: 'cyber.lead.label', defaultMessage: 'Lead of {team} over the map; below zero {other} is ahead' },
              { team: match.opponents[0], other: match.opponents[1] },
            )}
            momentHead={intl.formatMessage({ id: 'cyber.lead.moment', defaultMessage: 'Minute' })}
            moments={minutes}
            series={[{ key: 'lead', name: match.opponents[0], values: map.lead.map(({ lead }) => lead) }]}
            textOf={(value) => intl.formatNumber(value, { notation: 'compact', signDisplay: 'exceptZero' })}
          />
        </Card>
      )}
      {map.rounds.length > 0 && <Rounds match={match} map={map} />}
      {map.draft[0].length > 0 && <Draft match={match} map={map} />}
    </section>
  );
}
