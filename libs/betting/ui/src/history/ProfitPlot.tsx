import { Button, Table } from '@touchline/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './ProfitPlot.module.css';

/** A point of the plot: the cumulative result after a coupon was settled. */
export interface ProfitPlotPoint {
  /** Unique among the points. */
  key: string;
  /** Formatted day. */
  when: string;
  /** In any unit; only determines the shape. */
  value: number;
  /** The formatted value: `−€12.40`. */
  text: string;
}

export interface ProfitPlotProps {
  /** Heading above the plot. */
  title: ReactNode;
  /** A few words beside the heading: what each point means. */
  note?: ReactNode;
  /** Summary of the plot in one sentence. */
  label: string;
  /** Two or more, oldest first. */
  points: readonly ProfitPlotPoint[];
  /** Label of the zero line. */
  zeroText: string;
}

const WIDTH = 1000;
const HEIGHT = 200;
const MARGIN = 12;

/** Chart of cumulative results around a zero line drawn like a pitch marking; the same data as a table on demand. */
export function ProfitPlot({ title, note, label, points, zeroText }: ProfitPlotProps) {
  const intl = useIntl();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const values = [0, ...points.map(({ value }) => value)];
  const most = Math.max(...values);
  const span = Math.max(1, most - Math.min(...values));
  const y = (value: number) => MARGIN + ((most - value) / span) * (HEIGHT - 2 * MARGIN);
  const x = (at: number) => (at / (values.length - 1)) * WIDTH;
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const zero = y(0);
  const last = points.at(-1);
  return (
    <section className={styles.plot} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span>{note}</span>
        <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          <FormattedMessage id="betting.profit.table" defaultMessage="Show as table" />
        </Button>
      </div>
      {isTable ? (
        <div className={styles.table}>
          <Table
            caption={label}
            columns={[
              { key: 'when', head: intl.formatMessage({ id: 'betting.profit.day', defaultMessage: 'Settled on' }) },
              { key: 'text', head: intl.formatMessage({ id: 'betting.profit.result', defaultMessage: 'Running total' }), isNumeric: true },
            ]}
            rows={points.map(({ key, when, text }) => ({ key, cells: { when, text: <bdi>{text}</bdi> } }))}
          />
        </div>
      ) : (
        <div className={styles.figure}>
          <div className={styles.drawing}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
              <clipPath id={`${id}-over`}>
                <path d={`M0 0h${WIDTH}v${zero}H0z`} />
              </clipPath>
              <clipPath id={`${id}-under`}>
                <path d={`M0 ${zero}h${WIDTH}v${HEIGHT - zero}H0z`} />
              </clipPath>
              <polygon className={styles.over} clipPath={`url(#${id}-over)`} points={`0,${zero} ${line} ${WIDTH},${zero}`} />
              <polygon className={styles.under} clipPath={`url(#${id}-under)`} points={`0,${zero} ${line} ${WIDTH},${zero}`} />
              <path className={styles.zero} d={`M0 ${zero}h${WIDTH}`} />
              <polyline className={styles.line} points={line} />
            </svg>
            <span className={styles.zeroText} style={{ insetBlockStart: `${(zero / HEIGHT) * 100}%` }}>
              <bdi>{zeroText}</bdi>
            </span>
            {last !== undefined && (
              <b className={styles.last} style={{ insetBlockStart: `${(y(last.value) / HEIGHT) * 100}%` }}>
                <bdi>{last.text}</bdi>
              </b>
            )}
          </div>
          <p className={styles.days}>
            <span>{points[0]?.when}</span>
            <span>{last?.when}</span>
          </p>
        </div>
      )}
    </section>
  );
}
