import type { Cashier } from '@touchline/payments-contract';
import { feeOf, receivedOf } from '@touchline/payments-rules';
import { cashWanted, selectCashier } from '@touchline/payments-state';
import { MethodPicker, type WayToPay } from '@touchline/payments-ui';
import { routePath } from '@touchline/shared-routes';
import { AmountField, Button, EmptyState, LinkButton, WalletIcon } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CashierFrame } from '../parts/CashierFrame.tsx';
import { OpenPayments } from '../parts/OpenPayments.tsx';
import styles from '../parts/Payments.module.css';
import { Refusal } from '../parts/Refusal.tsx';
import { VerificationAhead } from '../parts/VerificationAhead.tsx';
import { useCurrencySign, useMoney } from '../parts/use-money.ts';
import { useStarted } from '../parts/use-started.ts';

/** Withdrawal to a method that was used for a deposit. @spec AC-04 GD-08 */
export function WithdrawalPage() {
  return (
    <CashierFrame>
      {(cashier) => (
        <>
          <OpenPayments payments={cashier.open} direction="withdrawal" />
          {cashier.instruments.length === 0 ? <NoInstrument mayDeposit={cashier.stop === null} /> : <WithdrawalForm cashier={cashier} />}
        </>
      )}
    </CashierFrame>
  );
}

/** @param mayDeposit - a player on a break is offered no deposit. */
function NoInstrument({ mayDeposit }: { mayDeposit: boolean }) {
  const { locale } = useIntl();
  return (
    <EmptyState
      isCard
      icon={<WalletIcon />}
      title={<FormattedMessage id="payments.noInstrument.title" defaultMessage="No method to withdraw to yet" />}
      {...(mayDeposit && {
        actions: (
          <LinkButton href={routePath('office-recharge', {}, { lang: locale })}>
            <FormattedMessage id="payments.officeRecharge.title" defaultMessage="Deposit" />
          </LinkButton>
        ),
      })}
    >
      <FormattedMessage
        id="payments.noInstrument.words"
        defaultMessage="Money goes back to a card, account or wallet that you have deposited with. Yours appear here after your first deposit."
      />
    </EmptyState>
  );
}

function WithdrawalForm({ cashier: { account, methods, instruments, verification } }: { cashier: Cashier }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { result } = useSelector(selectCashier);
  const [chosen, setChosen] = useState<WayToPay | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const money = useMoney(account);
  const sign = useCurrencySign(account.iso);
  useStarted('onpay-withdraw', true);
  const termsOf = (methodId: string) => methods.find(({ id }) => id === methodId)?.withdrawal ?? null;
  const instrument = instruments.find(({ id }) => id === chosen?.instrumentId);
  const terms = instrument === undefined ? null : termsOf(instrument.methodId);
  const reader = useAmountReader(account);
  const read = reader.read(text);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (instrument === undefined || !read.isOk) return;
    dispatch(cashWanted({ kind: 'withdrawal', request: { instrumentId: instrument.id, amount: read.value } }));
    setText('');
    setChecked(false);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.fact}>
        <FormattedMessage id="payments.withdraw.balance" defaultMessage="Balance: {money}" values={{ money: money(account.money) }} />
      </p>
      <VerificationAhead verification={verification} money={money} />
      <MethodPicker
        methods={methods}
        instruments={instruments}
        direction="withdrawal"
        value={chosen}
        onChange={setChosen}
        error={
          isChecked &&
          instrument === undefined && <FormattedMessage id="payments.withdraw.choose" defaultMessage="Choose where the money goes." />
        }
      />
      <AmountField
        className={styles.amount}
        label={intl.formatMessage({ id: 'payments.withdraw.amount', defaultMessage: 'Amount to withdraw' })}
        hint={account.iso}
        symbol={sign}
        value={text}
        onChange={setText}
        inputMode="decimal"
        autoComplete="transaction-amount"
        error={isChecked && reader.problem(text)}
      />
      {read.isOk && terms !== null && (
        <dl className={pageStyles.facts}>
          <dt>
            <FormattedMessage id="payments.sum.fee" defaultMessage="Fee" />
          </dt>
          <dd>{money(feeOf(terms, read.value))}</dd>
          <dt>
            <FormattedMessage id="payments.sum.receive" defaultMessage="You receive" />
          </dt>
          <dd>{money(receivedOf(terms, read.value))}</dd>
        </dl>
      )}
      <Refusal result={result} money={money} />
      <div className={pageStyles.actions}>
        <Button type="submit" look="primary" size="large" isBusy={result.kind === 'sending'}>
          <FormattedMessage id="payments.withdraw.send" defaultMessage="Withdraw" />
        </Button>
      </div>
      <p className={styles.note}>
        <FormattedMessage
          id="payments.withdraw.how"
          defaultMessage="We deduct the amount now, review your request, then pay it out. You can follow each step."
        />
      </p>
    </form>
  );
}
