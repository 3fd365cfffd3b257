import { type Payment, paymentKind } from '@touchline/payments-contract';
import { stageOf } from '@touchline/payments-rules';
import { REASON_WORDS } from '@touchline/payments-ui';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, StateBlock, type StateBlockProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../parts/use-money.ts';
import { type Result, resultOfState } from './payment-result.ts';
import styles from './ResultCard.module.css';

const ICONS: Readonly<Record<Result, ReactNode>> = {
  success: <CheckIcon />,
  fail: <AlertIcon />,
  pending: <ClockIcon />,
  cancel: <CloseIcon />,
};

/** A result of a payment with its mark in the colour of the result; an icon and the title say the same. */
export function ResultBlock({ result, ...rest }: { result: Result } & Omit<StateBlockProps, 'icon' | 'isCard' | 'heading'>) {
  return <StateBlock {...rest} isCard heading="h1" className={styles.result} data-result={result} icon={ICONS[result]} />;
}

/** Mark, amount, reason and new balance of a payment, with the next steps. @spec AC-04 */
export function ResultCard({
  payment,
  ...rest
}: {
  payment: Payment;
  actions: ReactNode;
} & Pick<StateBlockProps, 'ref'>) {
  const { direction, kind, state, amount, asked, currencyIso, exponent, reason, balance } = payment;
  const money = useMoney({ iso: currencyIso, exponent });
  const { title, result } = resultOfState(direction, state);
  const why = reason === null ? undefined : REASON_WORDS[reason];
  const isFailed = direction === 'deposit' && stageOf(state) === 'failed' && state !== 'charged-back';
  // A transfer that the player has sent may be on its way: a deposit that expired or was cancelled is still credited when it arrives.
  const isUncharged = isFailed && !paymentKind(kind).isTransfer;
  return (
    <ResultBlock {...rest} tabIndex={-1} role="status" result={result} title={<FormattedMessage {...title} />}>
      <span className={styles.amount}>
        <bdi>{money(amount)}</bdi>
      </span>
      {direction === 'deposit' && amount !== asked && (
        <FormattedMessage
          tagName="span"
          id="payments.follow.part"
          defaultMessage="{amount} of {asked} arrived and is in your balance."
          values={{ amount: money(amount), asked: money(asked) }}
        />
      )}
      {why !== undefined && <FormattedMessage tagName="span" {...why} />}
      {isUncharged && <FormattedMessage tagName="span" id="payments.follow.uncharged" defaultMessage="You haven't been charged." />}
      {balance !== null && stageOf(state) !== 'open' && (
        <span className={styles.balance}>
          <FormattedMessage
            id="payments.follow.balance"
            defaultMessage="Balance now: {money}"
            values={{ money: <bdi key="money">{money(balance)}</bdi> }}
          />
        </span>
      )}
    </ResultBlock>
  );
}
