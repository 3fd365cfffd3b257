import { type Cashier, type MethodTerms, paymentKind } from '@touchline/payments-contract';
import { feeOf, totalOf } from '@touchline/payments-rules';
import { cashWanted, type CashWish, selectCashier } from '@touchline/payments-state';
import { MethodPicker, type WayToPay } from '@touchline/payments-ui';
import { routePath } from '@touchline/shared-routes';
import { AmountField, Button, LinkButton, moneyText, Notice } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { pageStyles, useReturnPath } from '@touchline/ui-pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CashierFrame } from '../parts/CashierFrame.tsx';
import { OpenPayments } from '../parts/OpenPayments.tsx';
import styles from '../parts/Payments.module.css';
import { Moment, Refusal } from '../parts/Refusal.tsx';
import { SaferPlay } from '../parts/SaferPlay.tsx';
import { VerificationAhead } from '../parts/VerificationAhead.tsx';
import { useCurrencySign, useMoney } from '../parts/use-money.ts';
import { useStarted } from '../parts/use-started.ts';
import { LimitFirst } from './LimitFirst.tsx';

/**
 * Deposit page: payments on their way, then amount, payment method, sum; before the first deposit an offer to set a limit. A player who came
 * from a coupon is led back to it.
 *
 * @spec AC-04 BET-8 GD-18 RG-16
 */
export function DepositPage() {
  const [isSkipped, setSkipped] = useState(false);
  return (
    <CashierFrame>
      {(cashier) => {
        const isOffered = cashier.stop === null && cashier.last === null && cashier.limits.length === 0 && !isSkipped;
        return (
          <div className={styles.column}>
            <OpenPayments payments={cashier.open} direction="deposit" />
            {cashier.stop !== null ? (
              <Stopped stop={cashier.stop} />
            ) : isOffered ? (
              <LimitFirst onSkip={() => setSkipped(true)} />
            ) : (
              <DepositForm cashier={cashier} isFocused={isSkipped} />
            )}
            <SaferPlay cashier={cashier} hasLink={!isOffered} />
            {cashier.stop === null && !isOffered && <Terms cashier={cashier} />}
          </div>
        );
      }}
    </CashierFrame>
  );
}

/** Why deposits are blocked. */
function Stopped({ stop: { reason, until } }: { stop: NonNullable<Cashier['stop']> }) {
  const { locale } = useIntl();
  const moment = until === null ? '' : <Moment seconds={until} />;
  return (
    <>
      <Notice tone="warn">
        {reason === 'time-out' && (
          <FormattedMessage
            tagName="span"
            id="payments.refused.timeOut"
            defaultMessage="Your deposits are stopped until {moment}."
            values={{ moment }}
          />
        )}
        {reason === 'self-excluded' && (
          <FormattedMessage
            tagName="span"
            id="payments.stop.excluded"
            defaultMessage="You have excluded yourself until {moment}. You can still withdraw."
            values={{ moment }}
          />
        )}
        {reason === 'limits-unknown' && (
          <FormattedMessage
            tagName="span"
            id="payments.stop.limits"
            defaultMessage="We can't check your limits right now, so deposits are closed. Try again in a few minutes. You can still withdraw."
          />
        )}
        {reason === 'restricted' && (
          <FormattedMessage tagName="span" id="payments.failed.restricted" defaultMessage="Your account is restricted. Contact support." />
        )}
      </Notice>
      <div>
        <LinkButton href={routePath('office-deduce', {}, { lang: locale })}>
          <FormattedMessage id="payments.withdraw" defaultMessage="Withdraw" />
        </LinkButton>
      </div>
    </>
  );
}

/** Whether a way to pay is offered: another account may have other methods, and a stored card may be gone. */
function isOfferedWay({ methods, instruments }: Cashier, { methodId, instrumentId }: WayToPay): boolean {
  const method = methods.find(({ id }) => id === methodId);
  if (method === undefined || method.deposit === null) return false;
  return instrumentId === null || (paymentKind(method.kind).isReusable === true && instruments.some(({ id }) => id === instrumentId));
}

/** The chosen way, or what the player paid with last: as it was stored, or else by its method. Null if none of them is offered. */
function wayOf(cashier: Cashier, chosen: WayToPay | null): WayToPay | null {
  const { last } = cashier;
  const ways = [chosen, last, last && { ...last, instrumentId: null }];
  return ways.find((way) => way !== null && isOfferedWay(cashier, way)) ?? null;
}

/** Whether the provider charges what was stored without asking the player again. */
const isCharge = (wish: CashWish): boolean => wish.kind === 'deposit' && wish.request.instrumentId !== undefined;

/** @param isFocused - the form took the place of the button that was pressed, so its first field takes the focus. */
function DepositForm({ cashier, isFocused }: { cashier: Cashier; isFocused: boolean }) {
  const { account, methods, instruments, limits, presets } = cashier;
  const intl = useIntl();
  const dispatch = useDispatch();
  const { result, unanswered } = useSelector(selectCashier);
  const [chosen, setChosen] = useState<WayToPay | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const money = useMoney(account);
  const sign = useCurrencySign(account.iso);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const way = wayOf(cashier, chosen);
  const method = methods.find(({ id }) => id === way?.methodId);
  useStarted('onpay', method !== undefined && paymentKind(method.kind).isTransfer);
  const reader = useAmountReader(account);
  const read = reader.read(text);
  const back = useReturnPath();
  const most = Math.min(...limits.map(({ left }) => left));
  const amounts = presets
    .filter((amount) => amount <= most)
    .map((amount) => ({
      key: String(amount),
      label: moneyText(intl, { amount, exponent: account.exponent, iso: account.iso, isShort: true }),
      isPicked: read.isOk && read.value === amount,
    }));

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (way === null || !read.isOk) return;
    const { methodId, instrumentId } = way;
    const request = { methodId, amount: read.value, lang: intl.locale.slice(0, 2), returnTo: back };
    dispatch(cashWanted({ kind: 'deposit', request: instrumentId === null ? request : { ...request, instrumentId } }));
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <AmountField
        ref={field}
        className={styles.amount}
        label={intl.formatMessage({ id: 'payments.deposit.amount', defaultMessage: 'Amount to deposit' })}
        hint={account.iso}
        symbol={sign}
        value={text}
        onChange={setText}
        presets={amounts}
        onPreset={(key) => setText(reader.write(Number(key)))}
        inputMode="decimal"
        autoComplete="transaction-amount"
        error={isChecked && reader.problem(text)}
      />
      <MethodPicker
        methods={methods}
        instruments={instruments}
        direction="deposit"
        value={way}
        onChange={setChosen}
        error={isChecked && way === null && <FormattedMessage id="payments.chooseMethod" defaultMessage="Choose how to pay." />}
      />
      {read.isOk && method?.deposit && <Sum terms={method.deposit} amount={read.value} money={money} />}
      <Refusal result={result} money={money} mayBeCharged={unanswered !== null && isCharge(unanswered.wish)} />
      <div className={pageStyles.actions}>
        <Button type="submit" look="primary" size="large" isBusy={result.kind === 'sending'}>
          {read.isOk && way !== null && way.instrumentId !== null ? (
            <FormattedMessage id="payments.deposit.now" defaultMessage="Deposit {amount}" values={{ amount: money(read.value) }} />
          ) : (
            <FormattedMessage id="payments.deposit.send" defaultMessage="Continue to payment" />
          )}
        </Button>
        {back !== null && (
          <LinkButton href={back}>
            <FormattedMessage id="payments.officeRecharge.back" defaultMessage="Back" />
          </LinkButton>
        )}
      </div>
    </form>
  );
}

/** From which sum documents are needed, and that payments are tests. */
function Terms({ cashier: { account, verification } }: { cashier: Cashier }) {
  const money = useMoney(account);
  return (
    <>
      <VerificationAhead verification={verification} money={money} />
      <p className={styles.note}>
        <FormattedMessage
          id="payments.playMoney"
          defaultMessage="Payments here are tests: no real money moves. Payment details are typed on the provider's own page and never reach us."
        />
      </p>
    </>
  );
}

/** Total that the player pays, shown before they continue. */
function Sum({ terms, amount, money }: { terms: MethodTerms; amount: number; money: (amount: number) => string }) {
  return (
    <dl className={pageStyles.facts}>
      <dt>
        <FormattedMessage id="payments.sum.fee" defaultMessage="Fee" />
      </dt>
      <dd>{money(feeOf(terms, amount))}</dd>
      <dt>
        <FormattedMessage id="payments.sum.total" defaultMessage="You pay" />
      </dt>
      <dd>{money(totalOf(terms, amount))}</dd>
      <dt>
        <FormattedMessage id="payments.sum.credit" defaultMessage="Added to your balance" />
      </dt>
      <dd>{money(amount)}</dd>
    </dl>
  );
}
