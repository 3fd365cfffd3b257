import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { Table } from '../table/Table.tsx';
import styles from './Chart.module.css';
import { linePoints, niceTicks } from './scale.ts';

export interface ChartSeries {
  /** Unique among the lines. */
  key: string;
  /** Name of the line, in the legend and as the head of its table column. */
  name: string;
  /** One value for each of `moments`. */
  values: readonly number[];
}

export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Title above the plot. */
  title: ReactNode;
  /** Summary of the plot in one sentence. */
  label: string;
  /** Labels of the times, oldest first; at least two. */
  moments: readonly string[];
  /** Head of the column of times. */
  momentHead: string;
  /** One to three lines; each has its own dash pattern besides its colour. */
  series: readonly ChartSeries[];
  /** Formats a value for the player: `€12.40`, `1.85`. */
  textOf: (value: number) => string;
  /** Note beside the title: the period, the total. */
  note?: ReactNode;
  /** Shows the table initially. */
  isTable?: boolean;
}

const WIDTH = 600;
const HEIGHT = 200;

/** Target of a key; null for other keys. Time runs from left to right in every language. */
function momentAfter(key: string, at: number, count: number): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

/**
 * One to three lines over time, with a table of the same data.
 *
 * Keyboard: the plot is a tab stop; Left, Right, Home and End move between times and announce the values; the button toggles the table.
 * Accessible name: `label`.
 */
export function LineChart({
  title,
  label,
  moments,
  momentHead,
  series,
  textOf,
  note,
  isTable: startsAsTable = false,
  className,
  ...rest
}: LineChartProps) {
  const intl = useIntl();
  const id = useId();
  const [isTable, setIsTable] = useState(startsAsTable);
  const [at, setAt] = useState<number | null>(null);
  const all = series.flatMap(({ values }) => values);
  const ticks = niceTicks(Math.min(...all), Math.max(...all));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  // A flat line is drawn in the middle.
  const room = most === least ? 1 : 0;
  const box = { width: WIDTH, height: HEIGHT, least: least - room, most: most + room };
  const last = moments.length - 1;
  const partOf = (moment: number) => (last > 0 ? moment / last : 0);
  const heightOf = (value: number) => 1 - (value - box.least) / (box.most - box.least);
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setAt(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last))));
  };
  const press = (event: KeyboardEvent) => {
    if (momentAfter(event.key, 0, moments.length) === null) return;
    event.preventDefault();
    // Based on the latest state rather than the last render, because keys may arrive faster.
    setAt((now) => momentAfter(event.key, now ?? (event.key === 'ArrowLeft' ? last + 1 : -1), moments.length));
  };
  const announcement =
    at === null ? '' : `${moments[at]}: ${series.map(({ name, values }) => `${name} ${textOf(values[at] ?? 0)}`).join(', ')}`;
  return (
    <figure {...rest} aria-labelledby={id} className={cx(styles.chart, className)}>
      <figcaption className={styles.head}>
        <b id={id}>{title}</b>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          <FormattedMessage id="ui.chart.table" defaultMessage="Show as table" />
        </Button>
      </figcaption>
      {isTable ? (
        <Table
          caption={label}
          columns={[
            { key: 'moment', head: momentHead },
            ...series.map(({ key, name }) => ({ key: `s-${key}`, head: name, isNumeric: true })),
          ]}
          rows={moments.map((moment, row) => ({
            key: String(row),
            cells: {
              moment,
              ...Object.fromEntries(series.map(({ key, values }) => [`s-${key}`, <bdi key={key}>{textOf(values[row] ?? 0)}</bdi>])),
            },
          }))}
        />
      ) : (
        <>
          <div className={styles.plot} dir="ltr">
            <ol className={styles.ticks} aria-hidden="true">
              {ticks.map((value) => (
                <li key={value} style={{ insetBlockStart: `${heightOf(value) * 100}%` }}>
                  <bdi>{textOf(value)}</bdi>
                </li>
              ))}
            </ol>
            <div
              role="application"
              aria-roledescription={intl.formatMessage({ id: 'ui.chart.plot', defaultMessage: 'plot' })}
              aria-label={label}
              tabIndex={0}
              className={styles.drawing}
              onKeyDown={press}
              onPointerMove={point}
              onPointerLeave={() => setAt(null)}
              onBlur={() => setAt(null)}
            >
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                {ticks.map((value) => (
                  <path
                    key={value}
                    className={styles.grid}
                    data-zero={value === 0 && least < 0 ? '' : undefined}
                    d={`M0 ${(heightOf(value) * HEIGHT).toFixed(1)}h${WIDTH}`}
                  />
                ))}
                {series.map(({ key, values }, index) => (
                  <polyline key={key} className={styles.line} data-line={index} points={linePoints(values, box)} />
                ))}
              </svg>
              {at !== null && (
                <>
                  <span className={styles.cursor} style={{ left: `${partOf(at) * 100}%` }} />
                  {series.map(({ key, values }, index) => (
                    <span
                      key={key}
                      className={styles.dot}
                      data-line={index}
                      style={{ left: `${partOf(at) * 100}%`, top: `${heightOf(values[at] ?? 0) * 100}%` }}
                    />
                  ))}
                </>
              )}
            </div>
          </div>
          <p className={styles.moments} dir="ltr" aria-hidden="true">
            <bdi>{moments[0]}</bdi>
            <bdi>{moments[last]}</bdi>
          </p>
          <p className={styles.foot}>
            <span role="status" className={styles.announcement} data-empty={announcement === '' ? '' : undefined}>
              {announcement}
            </span>
            {announcement === '' &&
              series.length > 1 &&
              series.map(({ key, name }, index) => (
                <span key={key} className={styles.key}>
                  <svg viewBox="0 0 20 4" aria-hidden="true">
                    <path className={styles.line} data-line={index} d="M0 2h20" />
                  </svg>
                  <span>{name}</span>
                </span>
              ))}
          </p>
        </>
      )}
    </figure>
  );
}
