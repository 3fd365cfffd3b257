import { Badge, Button, ChevronLeftIcon, ChevronRightIcon, IconButton, Slider } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Past.module.css';

/** A match at one moment, as formatted texts. */
export interface PastView {
  /** Time of day. */
  time: string;
  /** Match clock: `67′`; empty for a sport without one. */
  minute: string;
  /** `2nd half`. */
  period: string;
  /** `2 – 1`, with what followed regular time; empty if there was none. */
  score: string;
  /** Why bets were suspended at that time. */
  paused?: string;
  /** Main markets with their odds at that time. */
  markets: readonly { key: string; title: string; outcomes: readonly { key: string; name: string; odds: string }[] }[];
  /** Incidents so far, the latest first. */
  events: readonly { key: string; minute: string; kind: string; who: string }[];
}

export interface MatchPastProps {
  /** Names of both sides. */
  names: readonly [string, string];
  /** Number of moments, one or more. */
  count: number;
  /** Index of the moment shown, from 0. */
  index: number;
  view: PastView;
  /** Times of day of the first and the last moment. */
  ends: readonly [string, string];
  onChange: (index: number) => void;
  /** Goes to the previous incident; absent if there is none. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Requests newer moments; absent for a finished match. */
  onRefresh?: (() => void) | undefined;
}

/**
 * Shows a match moment by moment: score, odds and incidents at that time. The odds are labelled as past and can't be picked.
 *
 * Keyboard: the slider moves between moments, the buttons beside it between incidents.
 *
 * @spec BT-12
 */
export function MatchPast({ names, count, index, view, ends, onChange, onPrevious, onNext, onRefresh }: MatchPastProps) {
  const intl = useIntl();
  const { time, minute, period, score, paused, markets, events } = view;
  return (
    <div className={styles.past} data-testid="match-past">
      <p className={styles.notice}>
        <Badge tone="warn">
          <FormattedMessage id="betting.lookBack.badge" defaultMessage="Past" />
        </Badge>
        <FormattedMessage id="betting.lookBack.notice" defaultMessage="Odds shown here are from the past. They can't be bet on." />
      </p>
      <div className={styles.scrub}>
        <IconButton
          label={intl.formatMessage({ id: 'betting.lookBack.previous', defaultMessage: 'Previous event' })}
          aria-disabled={onPrevious === undefined}
          onClick={onPrevious}
        >
          <ChevronLeftIcon className={styles.way} />
        </IconButton>
        <Slider
          className={styles.slider}
          label={intl.formatMessage({ id: 'betting.lookBack.slider', defaultMessage: 'Moment of the match' })}
          value={index}
          max={count - 1}
          valueText={[minute || period || time, score].filter(Boolean).join(' · ')}
          ends={ends}
          onChange={onChange}
        />
        <IconButton
          label={intl.formatMessage({ id: 'betting.lookBack.next', defaultMessage: 'Next event' })}
          aria-disabled={onNext === undefined}
          onClick={onNext}
        >
          <ChevronRightIcon className={styles.way} />
        </IconButton>
      </div>
      <p className={styles.score} data-testid="past-score">
        <bdi>{names[0]}</bdi> <b>{score || '–'}</b> <bdi>{names[1]}</bdi>
      </p>
      <p className={styles.when}>
        <span>{[time, [minute, period].filter(Boolean).join(' ')].filter(Boolean).join(' · ')}</span>
        {paused !== undefined && <span className={styles.paused}>{paused}</span>}
      </p>
      <section
        className={styles.odds}
        aria-label={intl.formatMessage({ id: 'betting.lookBack.odds', defaultMessage: 'Odds at this moment' })}
      >
        {markets.length === 0 && (
          <p>
            <FormattedMessage id="betting.lookBack.noOdds" defaultMessage="Nothing could be bet on at this moment." />
          </p>
        )}
        {markets.map((market) => (
          <dl key={market.key}>
            <dt>{market.title}</dt>
            {market.outcomes.map(({ key, name, odds }) => (
              <dd key={key}>
                <span dir="auto">{name}</span> <span className={styles.then}>{odds}</span>
              </dd>
            ))}
          </dl>
        ))}
      </section>
      {events.length > 0 && (
        <ol
          className={styles.events}
          aria-label={intl.formatMessage({ id: 'betting.lookBack.events', defaultMessage: 'Events until then' })}
        >
          {events.map(({ key, minute, kind, who }) => (
            <li key={key}>
              <span className={styles.minute}>{minute}</span> <b>{kind}</b> <span dir="auto">{who}</span>
            </li>
          ))}
        </ol>
      )}
      {onRefresh !== undefined && (
        <Button size="small" look="outline" onClick={onRefresh}>
          <FormattedMessage id="betting.lookBack.refresh" defaultMessage="Load the latest moments" />
        </Button>
      )}
    </div>
  );
}
