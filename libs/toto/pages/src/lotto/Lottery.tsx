import { DATE_STYLES } from '@touchline/shared-primitives';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import type { LotteryPage } from '@touchline/toto-contract';
import { BALL_MS, CLOSES_BEFORE_MS, type LotteryId } from '@touchline/toto-rules';
import { Balls } from '@touchline/toto-ui';
import { Countdown, Fold, Link, Table } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { lottoHref } from '../shared/addresses.ts';
import { Shown } from '../shared/Shown.tsx';
import styles from '../shared/Shared.module.css';
import { Tickets } from '../shared/Tickets.tsx';
import { useStakeIso, useToto } from '../shared/use-toto.ts';
import { FillLotto } from './FillLotto.tsx';
import { LOTTERY_RULES_WORDS } from '../shared/lottery-words.ts';
import { useNumber } from '../shared/use-number.ts';

const EVERY_MS = 5000;
const MS_PER_SECOND = 1000;

/** When ticket sales close and when the draw takes place. */
function Times({ page: { open } }: { page: LotteryPage }) {
  const no = useNumber();
  const intl = useIntl();
  const { now } = portsOf(useStore());
  const time = (ms: number) => <FormattedDate value={ms} {...DATE_STYLES.moment} second="2-digit" />;
  return (
    <>
      <p className={styles.words}>
        <FormattedMessage
          id="lotto.times"
          defaultMessage="Draw {number} is at {draws}. Tickets are sold until {closes}, {before, number} seconds before it."
          values={{
            number: no(open.number),
            draws: time(open.drawsAt),
            closes: time(open.closesAt),
            before: CLOSES_BEFORE_MS / MS_PER_SECOND,
          }}
        />
      </p>
      <p className={styles.words}>
        <FormattedMessage id="lotto.closesIn" defaultMessage="Sales close in" />{' '}
        <Countdown
          label={intl.formatMessage({ id: 'lotto.closesIn', defaultMessage: 'Sales close in' })}
          endsAtMs={open.closesAt}
          serverNowMs={now}
          ended={<FormattedMessage id="lotto.closed" defaultMessage="Closed" />}
        />
      </p>
    </>
  );
}

function Past({ page: { past, lottery } }: { page: LotteryPage }) {
  if (past.length === 0)
    return (
      <p className={styles.hint}>
        <FormattedMessage id="lotto.past.none" defaultMessage="No draw has been held yet." />
      </p>
    );
  const [last] = past;
  return (
    <>
      {last !== undefined && <LastDraw draw={last} />}
      <Fold title={<FormattedMessage id="lotto.past" defaultMessage="Past draws" />}>
        <PastTable lottery={lottery} past={past} />
      </Fold>
    </>
  );
}

/** The numbers of the latest draw under a heading. */
function LastDraw({ draw }: { draw: LotteryPage['past'][number] }) {
  return (
    <>
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="lotto.last" defaultMessage="Last draw" />
      </h2>
      <Numbers draw={draw} />
    </>
  );
}

function Numbers({ draw }: { draw: LotteryPage['past'][number] }) {
  const no = useNumber();
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'lotto.lastNumbers', defaultMessage: 'Numbers of draw {number}' }, { number: no(draw.number) });
  return <Balls label={label} numbers={draw.numbers} />;
}

function PastTable({ past, lottery }: Pick<LotteryPage, 'past' | 'lottery'>) {
  const no = useNumber();
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <Table
      caption={intl.formatMessage({ id: 'lotto.past', defaultMessage: 'Past draws' })}
      columns={[
        { key: 'draw', head: <FormattedMessage id="lotto.past.draw" defaultMessage="Draw" /> },
        { key: 'time', head: <FormattedMessage id="lotto.past.time" defaultMessage="Time" /> },
        { key: 'numbers', head: <FormattedMessage id="lotto.past.numbers" defaultMessage="Numbers" /> },
      ]}
      rows={past.map((draw) => ({
        key: String(draw.number),
        cells: {
          draw: <Link href={lottoHref(lang, lottery, draw.number)}>{no(draw.number)}</Link>,
          time: <FormattedDate value={draw.drawsAt} {...DATE_STYLES.moment} />,
          numbers: <Numbers draw={draw} />,
        },
      }))}
    />
  );
}

function Statistics({ page: { statistics } }: { page: LotteryPage }) {
  const intl = useIntl();
  if (statistics.draws === 0)
    return (
      <p className={styles.hint}>
        <FormattedMessage id="lotto.past.none" defaultMessage="No draw has been held yet." />
      </p>
    );
  return (
    <>
      <p className={styles.words}>
        <FormattedMessage
          id="lotto.statistics.words"
          defaultMessage="How often each number came in {draws, plural, one {the last draw} other {the last # draws}}. This says nothing about the next draw: every number has the same chance each time."
          values={{ draws: statistics.draws }}
        />
      </p>
      <ul className={styles.counts} aria-label={intl.formatMessage({ id: 'lotto.statistics', defaultMessage: 'Statistics of numbers' })}>
        {statistics.counts.map(({ number, count }) => (
          <li key={number}>
            <b>{intl.formatNumber(number)}</b>
            <span>{intl.formatMessage({ id: 'lotto.statistics.count', defaultMessage: '× {count, number}' }, { count })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One lottery: ticket form, draws, statistics and the player's tickets. @spec TL-02 */
export function LotteryBody({ id }: { id: LotteryId }) {
  const lang = useSelector(selectLanguage);
  const { view, retry } = useToto({ what: 'lottery', lottery: id, iso: useStakeIso() }, EVERY_MS);
  return (
    <div className={pageStyles.page}>
      <p className={styles.words}>
        <FormattedMessage {...LOTTERY_RULES_WORDS[id]} />
      </p>
      <Shown view={view} retry={retry}>
        {(page) => (
          <>
            <Times page={page} />
            <p className={styles.words}>
              <Link href={lottoHref(lang, id, page.open.number)}>
                <FormattedMessage id="lotto.watch" defaultMessage="Watch this draw live" />
              </Link>
            </p>
            <FillLotto id={id} page={page} />
            <h2 className={pageStyles.heading} id="tickets">
              <FormattedMessage id="lotto.tickets" defaultMessage="Your tickets" />
            </h2>
            <Tickets kind="lotto" of={id} page={1} hrefOf={() => lottoHref(lang, id)} />
            <Past page={page} />
            <h2 className={pageStyles.heading}>
              <FormattedMessage id="lotto.statistics" defaultMessage="Statistics of numbers" />
            </h2>
            <Statistics page={page} />
            <p className={styles.hint}>
              <FormattedMessage
                id="lotto.pace"
                defaultMessage="A drawn number is shown every {seconds, number} seconds. Prizes are paid when all of them have been shown."
                values={{ seconds: BALL_MS / MS_PER_SECOND }}
              />
            </p>
          </>
        )}
      </Shown>
    </div>
  );
}
