import { DATE_STYLES } from '@touchline/shared-primitives';
import type { CashResult } from '@touchline/payments-state';
import { Notice } from '@touchline/ui-kit';
import { VerifyLink } from './VerificationAhead.tsx';
import { defineMessages, FormattedDate, FormattedMessage, type MessageDescriptor } from 'react-intl';

const PLAIN: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'amount-too-small': { id: 'payments.refused.small', defaultMessage: 'Minimum for this method: {bound}' },
  'amount-too-large': { id: 'payments.refused.large', defaultMessage: 'Maximum for this method: {bound}' },
  'method-unavailable': { id: 'payments.refused.method', defaultMessage: 'This method is not available to you. Choose another one.' },
  'not-enough-money': { id: 'payments.refused.money', defaultMessage: 'Available to withdraw: {bound}' },
  'instrument-unknown': {
    id: 'payments.refused.instrument',
    defaultMessage: 'You can withdraw only to a method that you have deposited with.',
  },
});

const FAILURES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'provider-unavailable': {
    id: 'payments.failed.provider',
    defaultMessage: 'The payment provider is not answering. Nothing was charged. Try again in a moment.',
  },
  'self-excluded': { id: 'payments.failed.excluded', defaultMessage: "You have excluded yourself, so you can't deposit." },
  'account-restricted': { id: 'payments.failed.restricted', defaultMessage: 'Your account is restricted. Contact support.' },
  'terms-changed': { id: 'payments.failed.terms', defaultMessage: 'Our terms have changed. Read and confirm them first.' },
});
const FAILED: MessageDescriptor = defineMessages({
  other: { id: 'payments.failed.other', defaultMessage: 'We could not send this. Try again: you will not pay twice.' },
}).other;

/** Formats a server time for the player. */
export function Moment({ seconds }: { seconds: number }) {
  return (
    <span>
      <FormattedDate value={seconds * 1000} {...DATE_STYLES.dateTime} />
    </span>
  );
}

interface RefusalProps {
  result: CashResult;
  /** Formats minor units of the account's currency. */
  money: (amount: number) => string;
  /** Without an answer of the provider: whether it may have charged the player. */
  mayBeCharged?: boolean;
}

/** Why a deposit or withdrawal was refused, with the limit that it exceeds. @spec RG-16 */
export function Refusal({ result, money, mayBeCharged = false }: RefusalProps) {
  if (result.kind === 'failed') {
    const isUncertain = mayBeCharged && result.code === 'provider-unavailable';
    const known = !isUncertain && Object.hasOwn(FAILURES, result.code) ? FAILURES[result.code] : undefined;
    return (
      <Notice tone="error">
        <FormattedMessage {...(known ?? FAILED)} />
      </Notice>
    );
  }
  if (result.kind !== 'refused') return null;
  const { reason, limit, until, bound } = result.refusal;
  return (
    <Notice tone="error">
      {limit !== undefined ? (
        <FormattedMessage
          tagName="span"
          id="payments.refused.limit"
          defaultMessage="{type, select, 20 {Your 24-hour deposit limit} 21 {Your 7-day deposit limit} other {Your 30-day deposit limit}} is {limit}, and {left} of it is left.{hasTime, select, true { This amount fits from {moment}.} other {}}"
          values={{
            type: limit.limitType,
            limit: money(limit.limit),
            left: money(limit.left),
            hasTime: limit.freesAt !== null,
            moment: limit.freesAt !== null && <Moment seconds={limit.freesAt} />,
          }}
        />
      ) : reason === 'time-out' ? (
        <FormattedMessage
          tagName="span"
          id="payments.refused.timeOut"
          defaultMessage="Your deposits are stopped until {moment}."
          values={{ moment: until != null ? <Moment seconds={until} /> : '' }}
        />
      ) : reason === 'verification-needed' ? (
        <>
          <FormattedMessage
            tagName="span"
            id="payments.refused.verification"
            defaultMessage="This needs a verified account: your deposits or this withdrawal reach {bound}."
            values={{ bound: money(bound ?? 0) }}
          />{' '}
          <VerifyLink />
        </>
      ) : (
        <FormattedMessage tagName="span" {...(PLAIN[reason] ?? FAILED)} values={{ bound: money(bound ?? 0) }} />
      )}
    </Notice>
  );
}
