import { valueText } from '@touchline/casino-game-ui';
import type { OverlayProps } from '@touchline/casino-stage-ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from '../words.ts';
import { beadPlate, bigRoad, type Result, type Side, withResult } from './roads.ts';
import styles from './Cards.module.css';

/** Columns that are shown: the latest ones. */
const COLUMNS = 14;
/** Letters of the trade, the same in every language; names are beside them for screen readers. */
const LETTERS: Readonly<Record<Side, string>> = { player: 'P', banker: 'B', tie: 'T' };
const isSide = (outcome: string): outcome is Side => Object.hasOwn(LETTERS, outcome);

const at = (column: number, row: number, first: number): CSSProperties => ({ '--c': column - first + 1, '--r': row + 1 }) as CSSProperties;
const firstOf = (cells: readonly { column: number }[]): number =>
  Math.max(0, Math.max(0, ...cells.map(({ column }) => column)) + 1 - COLUMNS);

/** Results of this visit as bead plate and big road, each only once its round is shown, with the note that they mean nothing. @spec CS-05 LIM-5 */
export function Roads({ scene, count, isShown }: OverlayProps) {
  const intl = useIntl();
  const [results, setResults] = useState<readonly Result[]>([]);
  const side = isShown && scene?.kind === 'cards' && isSide(scene.outcome) ? scene.outcome : null;
  useEffect(() => {
    if (side !== null) setResults((known) => withResult(known, { count, side }));
  }, [count, side]);
  if (results.length === 0) return null;
  const sides = results.map((result) => result.side);
  const [beads, road] = [beadPlate(sides), bigRoad(sides)];
  const [firstBead, firstRun] = [firstOf(beads), firstOf(road)];
  return (
    <section className={styles.roads} aria-label={intl.formatMessage(words.results)}>
      <ol className={styles.hidden}>
        {results.map((result) => (
          <li key={result.count}>{valueText(intl, result.side)}</li>
        ))}
      </ol>
      <div aria-hidden="true" data-road="beads">
        <span dir="auto">
          <FormattedMessage {...words.beads} />
        </span>
        <div className={styles.grid}>
          {beads.map(
            ({ column, row, side: of }, nth) =>
              column >= firstBead && (
                <i key={nth} data-side={of} style={at(column, row, firstBead)}>
                  {LETTERS[of]}
                </i>
              ),
          )}
        </div>
      </div>
      <div aria-hidden="true" data-road="big">
        <span dir="auto">
          <FormattedMessage {...words.bigRoad} />
        </span>
        <div className={styles.grid}>
          {road.map(
            ({ column, row, side: of, ties }, nth) =>
              column >= firstRun && (
                <i key={nth} data-side={of} data-ties={ties > 0 || undefined} style={at(column, row, firstRun)}>
                  {ties > 1 ? ties : ''}
                </i>
              ),
          )}
        </div>
      </div>
      <p dir="auto">
        <FormattedMessage {...words.noMemory} />
      </p>
    </section>
  );
}
