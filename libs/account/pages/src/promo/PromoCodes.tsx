import type { PromoCheckAnswer } from '@touchline/account-office-contract';
import { selectOffice } from '@touchline/account-office-state';
import { Badge, Button, LinkButton, Money, moneyText, Notice, TextField } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages, FormattedNumber, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { STATES } from '../bonuses/bonus-words.ts';
import styles from '../parts/Office.module.css';
import { ChangeNote, Moment, OfficeFrame } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { usePath } from '../parts/use-path.ts';
import { refusalWords } from '../parts/refusal-words.ts';
import { Words } from '../parts/Words.tsx';

const w = defineMessages({
  intro: { id: 'account.promo.intro', defaultMessage: 'Enter a code to see what it gives before you use it.' },
  code: { id: 'account.promo.code', defaultMessage: 'Promo code' },
  check: { id: 'account.promo.check', defaultMessage: 'Check code' },
  use: { id: 'account.promo.use', defaultMessage: 'Use code' },
  gives: { id: 'account.promo.gives', defaultMessage: '{code} gives a bonus of {amount}.' },
  terms: {
    id: 'account.promo.terms',
    defaultMessage: 'Wager it {factor, plural, one {# time} other {# times}} within {days, plural, one {# day} other {# days}}.',
  },
  odds: { id: 'account.promo.odds', defaultMessage: 'Bets count at odds of {minCoef} or more.' },
  boost: { id: 'account.promo.boost', defaultMessage: '{code} raises the win of one coupon by {percent}, at most by {most}.' },
  'stake-back': {
    id: 'account.promo.stakeBack',
    defaultMessage: '{code} returns {percent} of the stake if a coupon loses, at most {most}.',
  },
  'free-bet': { id: 'account.promo.freeBet', defaultMessage: '{code} pays the stake of one coupon. You get the win without the stake.' },
  bets: { id: 'account.promo.bets', defaultMessage: 'The coupon needs at least {count, plural, one {# selection} other {# selections}}.' },
  each: { id: 'account.promo.each', defaultMessage: 'Each selection needs odds of {coef} or more.' },
  total: { id: 'account.promo.total', defaultMessage: 'The total odds must be {coef} or more.' },
  least: { id: 'account.promo.least', defaultMessage: 'Stake at least {amount}.' },
  largest: { id: 'account.promo.largest', defaultMessage: 'Stake at most {amount}.' },
  inCoupon: { id: 'account.promo.inCoupon', defaultMessage: 'Choose it in your coupon before you place your bet. You can use it once.' },
  usedInCoupon: { id: 'account.promo.usedInCoupon', defaultMessage: 'Used in a coupon' },
  used: { id: 'account.promo.used', defaultMessage: 'The bonus is on your bonus account.' },
  history: { id: 'account.promo.history', defaultMessage: 'Codes you have used' },
  none: { id: 'account.promo.none', defaultMessage: 'Codes you use appear here with their bonus.' },
  progress: { id: 'account.deposit.progress', defaultMessage: 'See your wagering progress' },
});
const NO_CODE: Readonly<Record<string, string>> = {
  used: 'promo-used',
  expired: 'promo-expired',
  unknown: 'promo-unknown',
};

/** Promo codes: check, use, history. @spec AC-11 */
export function PromoCodes() {
  const intl = useIntl();
  const path = usePath();
  const [code, setCode] = useState('');
  const check = useChange('promoCheck');
  const activate = useChange('promoActivate');
  const send = (event: FormEvent) => {
    event.preventDefault();
    activate.forget();
    if (code.trim() !== '') check.send({ code });
  };
  return (
    <OfficeFrame of="promo">
      {({ codes }, isOpen) => (
        <>
          {isOpen && (
            <section className={pageStyles.card}>
              <p className={styles.note}>
                <Words of={w.intro} />
              </p>
              <form className={styles.form} onSubmit={send} noValidate>
                <TextField
                  label={intl.formatMessage(w.code)}
                  value={code}
                  maxLength={32}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  dir="ltr"
                  onChange={({ target }) => setCode(target.value)}
                />
                <div>
                  <Button type="submit" isBusy={check.isBusy}>
                    <Words of={w.check} />
                  </Button>
                </div>
              </form>
              {check.result?.status === 'refused' && <ChangeNote result={check.result} />}
              {check.result?.status === 'done' && activate.result?.status !== 'done' && (
                <Checked isBusy={activate.isBusy} use={(checked) => activate.send({ code: checked })} />
              )}
              <ChangeNote result={activate.result} done={<Words of={w.used} />} />
            </section>
          )}
          <h2 className={pageStyles.heading}>
            <Words of={w.history} />
          </h2>
          {codes.length === 0 ? (
            <p className={styles.note}>
              <Words of={w.none} />
            </p>
          ) : (
            <ul className={pageStyles.list}>
              {codes.map(({ code: used, at, amount, iso, exponent, bonusId, state }) => (
                <li key={used} className={styles.row}>
                  <div className={styles.top}>
                    <bdi className={pageStyles.name}>{used}</bdi>
                    {(bonusId !== null || amount > 0) && <Money amount={amount} iso={iso} exponent={exponent} />}
                  </div>
                  <div className={styles.top}>
                    <span className={styles.note}>
                      <Moment seconds={at} />
                    </span>
                    <Badge>
                      {bonusId === null ? (
                        <Words of={w.usedInCoupon} />
                      ) : Object.hasOwn(STATES, state) ? (
                        <Words of={STATES[state as keyof typeof STATES]} />
                      ) : (
                        <span>{state}</span>
                      )}
                    </Badge>
                  </div>
                </li>
              ))}
            </ul>
          )}
          <div>
            <LinkButton href={path('office-bonus-wager')}>
              <Words of={w.progress} />
            </LinkButton>
          </div>
        </>
      )}
    </OfficeFrame>
  );
}

/** Benefit and terms of the checked code, shown before it is activated. */
function Checked({ isBusy, use }: { isBusy: boolean; use: (code: string) => void }) {
  const intl = useIntl();
  const { promoCheck } = useSelector(selectOffice).data;
  if (promoCheck === undefined) return null;
  const { code, state, amount, iso, exponent, factor, days, minCoef, coupon } = promoCheck;
  if (state !== 'usable')
    return (
      <Notice tone="warn">
        <Words of={refusalWords(NO_CODE[state] ?? '')} />
      </Notice>
    );
  if (coupon !== null) return <ForCoupon code={code} unit={{ iso, exponent }} coupon={coupon} />;
  return (
    <>
      <p className={styles.text}>
        <Words of={w.gives} values={{ code: <bdi>{code}</bdi>, amount: moneyText(intl, { amount, iso, exponent }) }} />{' '}
        <Words of={w.terms} values={{ factor, days }} />{' '}
        {minCoef > 1000 && <Words of={w.odds} values={{ minCoef: <FormattedNumber value={minCoef / 1000} minimumFractionDigits={2} /> }} />}
      </p>
      <div>
        <Button look="primary" isBusy={isBusy} onClick={() => use(code)}>
          <Words of={w.use} />
        </Button>
      </div>
    </>
  );
}

interface ForCouponProps {
  code: string;
  unit: Pick<PromoCheckAnswer, 'iso' | 'exponent'>;
  coupon: NonNullable<PromoCheckAnswer['coupon']>;
}

/** Effect and conditions of a code that is used by placing a coupon with it. @spec AC-11 CP-28 */
function ForCoupon({ code, unit, coupon }: ForCouponProps) {
  const intl = useIntl();
  const { kind, percent, most, fewestBets, lowestCoef, lowestTotalCoef, least, largest } = coupon;
  const money = (amount: number) => moneyText(intl, { amount, ...unit });
  const odds = (coef: number) => <FormattedNumber value={coef / 1000} minimumFractionDigits={2} />;
  const effect = {
    code: <bdi>{code}</bdi>,
    percent: intl.formatNumber((percent ?? 0) / 100, { style: 'percent' }),
    most: money(most ?? 0),
  };
  return (
    <>
      <p className={styles.text}>
        <Words of={w[kind]} values={effect} /> {fewestBets !== null && <Words of={w.bets} values={{ count: fewestBets }} />}{' '}
        {lowestCoef !== null && <Words of={w.each} values={{ coef: odds(lowestCoef) }} />}{' '}
        {lowestTotalCoef !== null && <Words of={w.total} values={{ coef: odds(lowestTotalCoef) }} />}{' '}
        {least !== null && <Words of={w.least} values={{ amount: money(least) }} />}{' '}
        {largest !== null && <Words of={w.largest} values={{ amount: money(largest) }} />}
      </p>
      <p className={styles.note}>
        <Words of={w.inCoupon} />
      </p>
    </>
  );
}
