import type { CashbackAnswer } from '@touchline/account-office-contract';
import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatUtc } from '@touchline/shared-primitives/calendar';
import { Badge, Button, Money, moneyText, ProgressBar, Table } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styles from '../parts/Office.module.css';
import { ChangeNote, Loaded, OfRewards } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { Words } from '../parts/Words.tsx';

type Kind = 'vip' | 'premium';
type Period = CashbackAnswer['periods'][number];
/** Option that pays points instead of a percentage. @spec CS-06 */
const POINTS = 1;
const PERCENT = 10_000;

const w = defineMessages({
  level: { id: 'account.cashback.level', defaultMessage: 'Level {level}' },
  next: { id: 'account.cashback.next', defaultMessage: '{left} of casino stakes to level {level}' },
  top: { id: 'account.cashback.top', defaultMessage: 'This is the highest level.' },
  turnover: { id: 'account.cashback.turnover', defaultMessage: 'Casino stakes in 90 days' },
  back: { id: 'account.cashback.back', defaultMessage: 'Cashback' },
  levels: { id: 'account.cashback.levels', defaultMessage: 'Levels' },
  points: { id: 'account.wallet.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  worth: { id: 'account.cashback.worth', defaultMessage: 'Your points are worth {worth}.' },
  exchange: { id: 'account.cashback.exchange', defaultMessage: 'Exchange points for {worth}' },
  exchanged: { id: 'account.cashback.exchanged', defaultMessage: 'The money is in your main account.' },
  premium: {
    id: 'account.cashback.premium',
    defaultMessage:
      'After each week you get {percent} of your casino losses back. Weeks begin on Monday, UTC. It is at most 30% of what the games keep on average.',
  },
  vip: {
    id: 'account.cashback.vip',
    defaultMessage:
      'After each week you get part of your casino losses back. The part depends on your level. It is at most 30% of what the games keep on average.',
  },
  weeks: { id: 'account.cashback.weeks', defaultMessage: 'Weeks (UTC)' },
  loss: { id: 'account.cashback.loss', defaultMessage: 'Staked {staked}, returned {returned}' },
  running: { id: 'account.cashback.running', defaultMessage: 'This week' },
  collected: { id: 'account.cashback.collected', defaultMessage: 'Collected' },
  nothing: { id: 'account.cashback.nothing', defaultMessage: 'No loss, no cashback' },
  collect: { id: 'account.cashback.collect', defaultMessage: 'Collect' },
});

/** VIP cashback: level, levels, weeks. @spec CS-06 */
export function VipCashback() {
  return <Loaded of="cashback">{(answer) => <CashbackPage kind="vip" answer={answer} />}</Loaded>;
}
/** Premium cashback: weeks. @spec CS-06 */
export function PremiumCashback() {
  return <Loaded of="cashback">{(answer) => <CashbackPage kind="premium" answer={answer} />}</Loaded>;
}

function CashbackPage({ kind, answer }: { kind: Kind; answer: CashbackAnswer }) {
  const intl = useIntl();
  const { result } = useChange('cashbackCollect');
  const periods = answer.periods.filter((period) => period.kind === kind);
  const percent = intl.formatNumber((periods[0]?.basisPoints ?? 0) / PERCENT, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className={pageStyles.page}>
      <OfRewards until={answer.excludedUntil}>
        {(isOpen) => (
          <>
            <p className={styles.intro}>
              <Words of={w[kind]} values={{ percent }} />
            </p>
            {kind === 'vip' && <Level answer={answer} isOpen={isOpen} />}
            <h2 className={pageStyles.heading}>
              <Words of={w.weeks} />
            </h2>
            <ul className={pageStyles.list}>
              {periods.map((period) => (
                <Week key={period.from} period={period} answer={answer} isOpen={isOpen} />
              ))}
            </ul>
            {result?.status === 'refused' && <ChangeNote result={result} />}
          </>
        )}
      </OfRewards>
    </div>
  );
}

function Level({ answer: { vip, iso, exponent, option }, isOpen }: { answer: CashbackAnswer; isOpen: boolean }) {
  const intl = useIntl();
  const { level, turnover, levels, points, worth } = vip;
  const next = levels.find((each) => each.level === level + 1);
  const money = (amount: number) => moneyText(intl, { amount, iso, exponent });
  return (
    <>
      <section className={pageStyles.card}>
        <h2 className={pageStyles.name}>
          <Words of={w.level} values={{ level }} />
        </h2>
        {next === undefined ? (
          <p className={styles.note}>
            <Words of={w.top} />
          </p>
        ) : (
          <ProgressBar
            label={<Words of={w.next} values={{ left: money(next.from - turnover), level: next.level }} />}
            value={turnover}
            max={next.from}
          />
        )}
        {(option === POINTS || points > 0) && (
          <p className={styles.note}>
            <Words of={w.points} values={{ points }} /> · <Words of={w.worth} values={{ worth: money(worth) }} />
          </p>
        )}
        <Exchange points={isOpen && worth > 0 ? points : 0} worth={money(worth)} />
      </section>
      <div className={styles.scroll}>
        <Table
          caption={intl.formatMessage(w.levels)}
          columns={[
            { key: 'level', head: <Words of={w.levels} /> },
            { key: 'from', head: <Words of={w.turnover} />, isNumeric: true },
            { key: 'back', head: <Words of={w.back} />, isNumeric: true },
          ]}
          rows={levels.map((each) => ({
            key: String(each.level),
            cells: {
              level: <Words of={w.level} values={{ level: each.level }} />,
              from: money(each.from),
              back: intl.formatNumber(each.basisPoints / PERCENT, { style: 'percent', maximumFractionDigits: 2 }),
            },
          }))}
        />
      </div>
    </>
  );
}

/** Exchanges all points at once; exchanging a part has no benefit, as the rate is the same. */
function Exchange({ points, worth }: { points: number; worth: string }) {
  const { send, isBusy, result } = useChange('pointsExchange');
  // A repeated click after a lost response must not exchange twice.
  const id = useMemo(() => ({ points, value: crypto.randomUUID() }), [points]).value;
  return (
    <>
      {points > 0 && (
        <div>
          <Button isBusy={isBusy} onClick={() => send({ id, points })}>
            <Words of={w.exchange} values={{ worth }} />
          </Button>
        </div>
      )}
      <ChangeNote result={result} done={<Words of={w.exchanged} />} />
    </>
  );
}

function Week({ period, answer: { iso, exponent, option }, isOpen }: { period: Period; answer: CashbackAnswer; isOpen: boolean }) {
  const intl = useIntl();
  const { send, isBusy } = useChange('cashbackCollect');
  const { kind, from, to, staked, returned, gives, points, state } = period;
  const unit = { iso, exponent };
  const day = (seconds: number) => formatUtc(intl, seconds * 1000, DATE_STYLES.date);
  return (
    <li className={styles.row}>
      <div className={styles.top}>
        <span className={pageStyles.name}>{`${day(from)} – ${day(to - 1)}`}</span>
        <span className={pageStyles.name}>
          {option === POINTS ? <Words of={w.points} values={{ points }} /> : <Money amount={gives} {...unit} />}
        </span>
      </div>
      <p className={styles.note}>
        <Words of={w.loss} values={{ staked: <Money amount={staked} {...unit} />, returned: <Money amount={returned} {...unit} /> }} />
      </p>
      <div>
        {state === 'ready' && isOpen && (
          <Button size="small" isBusy={isBusy} onClick={() => send({ kind, from })}>
            <Words of={w.collect} />
          </Button>
        )}
        {state !== 'ready' && (
          <Badge tone={state === 'collected' ? 'won' : 'returned'}>
            <Words of={w[state]} />
          </Badge>
        )}
      </div>
    </li>
  );
}
