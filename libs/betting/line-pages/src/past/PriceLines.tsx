import { DATE_STYLES } from '@touchline/shared-primitives';
import { LineChart } from '@touchline/ui-kit/chart';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Past.module.css';
import { lineFigures, sharedMoments, type PriceLine } from './price-lines.ts';

const UNIT = 1000;
/** Odds have two decimals; grid lines lie between them. */
const STEP = 10;

export interface PriceLinesProps {
  /** One to three outcomes with their price changes. */
  lines: readonly PriceLine[];
  /** Current time in milliseconds. */
  nowMs: number;
  /** Formats odds in the player's format. */
  odds: (coef: number) => string;
}

/**
 * History of odds in sentences and as a chart with its table. The y axis is the implied chance, so that one long shot does not flatten the
 * other lines; labels show odds.
 *
 * Keyboard: that of a line chart.
 *
 * @spec BT-11
 */
export function PriceLines({ lines, nowMs, odds }: PriceLinesProps) {
  const intl = useIntl();
  const known = lines.flatMap((line) => {
    const figures = lineFigures(line);
    return figures === null ? [] : [{ line, figures }];
  });
  if (known.length === 0) {
    return (
      <p>
        <FormattedMessage id="betting.priceHistory.none" defaultMessage="No odds have been recorded here." />
      </p>
    );
  }
  const moment = (at: number): string => intl.formatDate(at, DATE_STYLES.moment);
  const { at, coefs } = sharedMoments(lines, nowMs);
  return (
    <div className={styles.lines}>
      <ul className={styles.words}>
        {known.map(({ line: { id, name }, figures: { first, firstAt, least, most, now } }) => {
          const values = {
            ...{ outcome: name, moment: moment(firstAt) },
            ...{ first: odds(first), least: odds(least), most: odds(most), now: odds(now === 0 ? first : now) },
          };
          return (
            <li key={id}>
              {now === 0 ? (
                <FormattedMessage
                  id="betting.priceHistory.closed"
                  defaultMessage="{outcome}: {first} on {moment}, lowest {least}, highest {most}. Not on offer now."
                  values={values}
                />
              ) : (
                <FormattedMessage
                  id="betting.priceHistory.words"
                  defaultMessage="{outcome}: {first} on {moment}, lowest {least}, highest {most}, now {now}."
                  values={values}
                />
              )}
            </li>
          );
        })}
      </ul>
      {at.length > 1 && (
        <LineChart
          title={<FormattedMessage id="betting.priceHistory.plot" defaultMessage="Odds over time" />}
          label={intl.formatMessage(
            { id: 'betting.priceHistory.label', defaultMessage: 'Odds from {from} to {to}: {outcomes}' },
            { from: moment(at[0] ?? 0), to: moment(at.at(-1) ?? 0), outcomes: intl.formatList(lines.map(({ name }) => name)) },
          )}
          momentHead={intl.formatMessage({ id: 'betting.text.time', defaultMessage: 'Time' })}
          moments={at.map(moment)}
          series={lines.map(({ id, name }, line) => ({
            key: String(id),
            name,
            values: (coefs[line] ?? []).map((coef) => UNIT / coef),
          }))}
          textOf={(chance) => (chance > 0 ? odds(Math.round(UNIT / chance / STEP) * STEP) : '–')}
        />
      )}
    </div>
  );
}
