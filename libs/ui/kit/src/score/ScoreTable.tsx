import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { Crest } from '../crest/Crest.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { overtimeOf, scoreFamily } from './score-family.ts';
import type { ScoreFamily } from './score-family.ts';
import styles from './ScoreTable.module.css';

export interface ScoreSide {
  /** Name of the team or player. */
  name: string;
  /** The deciding score: goals, sets, runs, maps. */
  total: string;
  /** Score of each period so far, in order. */
  periods?: readonly string[];
  /** Goals in the shoot-out, in a column after the total, of which they are no part. */
  shootOut?: string | undefined;
  /** Score within the current period, if the sport has one: `40`, `A`, `67` of a break. */
  now?: string;
  /** Whether the side serves, throws or bats now. */
  isServing?: boolean;
  /** Whether the side has won. */
  isWinner?: boolean;
}

export interface ScoreTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Key of the sport; it determines the column heads. */
  sport: string;
  /** Describes the table, with game and championship. Visually hidden. */
  caption: string;
  /** The two sides, the first on top. */
  sides: readonly [ScoreSide, ScoreSide];
  /** Head of the column of a shoot-out, in the words of the sport. */
  shootOutName?: string | undefined;
  /** The current period, from 1; absent if the game is over or has not started. */
  current?: number;
  /** Hides the crests to save room. */
  isPlain?: boolean;
}

function PeriodName({ family, number }: { family: ScoreFamily; number: number }): ReactNode {
  const values = { number };
  const overtime = overtimeOf(family, number);
  if (overtime > 0) {
    return (
      <FormattedMessage
        tagName="span"
        id="ui.score.overtime"
        defaultMessage="{kind, select, halves {{number, select, 1 {Extra time} other {Extra time {number}}}} other {{number, select, 1 {Overtime} other {Overtime {number}}}}}"
        values={{ kind: family, number: overtime }}
      />
    );
  }
  switch (family) {
    case 'halves':
      return <FormattedMessage tagName="span" id="ui.score.half" defaultMessage="Half {number}" values={values} />;
    case 'quarters':
      return <FormattedMessage tagName="span" id="ui.score.quarter" defaultMessage="Quarter {number}" values={values} />;
    case 'sets':
      return <FormattedMessage tagName="span" id="ui.score.set" defaultMessage="Set {number}" values={values} />;
    case 'innings':
      return <FormattedMessage tagName="span" id="ui.score.inning" defaultMessage="Inning {number}" values={values} />;
    case 'frames':
      return <FormattedMessage tagName="span" id="ui.score.frame" defaultMessage="Frame {number}" values={values} />;
    case 'maps':
      return <FormattedMessage tagName="span" id="ui.score.map" defaultMessage="Map {number}" values={values} />;
    case 'rounds':
      return <FormattedMessage tagName="span" id="ui.score.round" defaultMessage="Round {number}" values={values} />;
    default:
      return <FormattedMessage tagName="span" id="ui.score.period" defaultMessage="Period {number}" values={values} />;
  }
}

/**
 * The score of a game by periods, in the units of its sport: halves, quarters, sets with the points of the game, innings, frames, maps,
 * rounds; periods after regular time are overtime or extra time, and a shoot-out has a column after the total. A real table, so that
 * screen readers read side, period and score.
 *
 * No keyboard. Its name is `caption`; periods have full names for screen readers, and the serving side is described in text.
 */
export function ScoreTable({ sport, caption, sides, shootOutName, current, isPlain, className, ...rest }: ScoreTableProps) {
  const intl = useIntl();
  const family = scoreFamily(sport);
  const count = Math.max(...sides.map(({ periods }) => periods?.length ?? 0));
  const hasShootOut = sides.some(({ shootOut }) => shootOut !== undefined);
  const hasNow = sides.some(({ now }) => now !== undefined);
  const headOf = (period: number) => {
    const overtime = overtimeOf(family, period);
    if (overtime === 0) return intl.formatNumber(period);
    return intl.formatMessage(
      {
        id: 'ui.score.overtimeHead',
        defaultMessage:
          '{kind, select, halves {{number, select, 1 {ET} other {ET{number}}}} other {{number, select, 1 {OT} other {OT{number}}}}}',
      },
      { kind: family, number: overtime },
    );
  };
  const serving = intl.formatMessage({ id: 'ui.score.serving', defaultMessage: 'serving' });
  return (
    <table {...rest} data-family={family} className={cx(styles.score, className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {Array.from({ length: count }, (_, at) => (
            <th key={at} scope="col" data-current={at + 1 === current ? '' : undefined}>
              <span aria-hidden="true">{headOf(at + 1)}</span>
              <VisuallyHidden>
                <PeriodName family={family} number={at + 1} />
              </VisuallyHidden>
            </th>
          ))}
          {hasNow && (
            <th scope="col">
              <FormattedMessage id="ui.score.now" defaultMessage="Now" />
            </th>
          )}
          <th scope="col">
            <FormattedMessage id="ui.score.total" defaultMessage="Total" />
          </th>
          {hasShootOut && <th scope="col">{shootOutName}</th>}
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side.name} data-winner={side.isWinner ? '' : undefined}>
            <th scope="row">
              <span className={styles.side}>
                {!isPlain && <Crest name={side.name} size={20} />}
                <span dir="auto" className={styles.name}>
                  {side.name}
                </span>
                {side.isServing && <span role="img" aria-label={serving} title={serving} className={styles.serve} />}
              </span>
            </th>
            {Array.from({ length: count }, (_, at) => (
              <td key={at} data-current={at + 1 === current ? '' : undefined}>
                {side.periods?.[at] ?? ''}
              </td>
            ))}
            {hasNow && <td className={styles.now}>{side.now ?? ''}</td>}
            <td className={styles.total}>{side.total}</td>
            {hasShootOut && <td>{side.shootOut ?? ''}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
