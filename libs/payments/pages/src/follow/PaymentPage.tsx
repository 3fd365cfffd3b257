import { type Payment, paymentKind } from '@touchline/payments-contract';
import { stageOf } from '@touchline/payments-rules';
import { cancelWanted, paymentFollowed, paymentLeft, selectFollowedPayment } from '@touchline/payments-state';
import { durationOf, Instructions, methodName, PaymentTracker } from '@touchline/payments-ui';
import { homePath, officePath, routePath, safeReturnUrl } from '@touchline/shared-routes';
import { portsOf, selectView } from '@touchline/shared-state';
import { AlertIcon, BlocksSkeleton, Button, ErrorState, LinkButton, StateBlock } from '@touchline/ui-kit';
import { pageStyles, usePageParams, usePageQuery } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import styles from '../parts/Payments.module.css';
import { Moment } from '../parts/Refusal.tsx';
import { useMoney } from '../parts/use-money.ts';
import { PayFrame, useFocusAfterFrame } from './PayFrame.tsx';
import { resultOf, type PaymentKind } from './payment-result.ts';
import { ResultBlock, ResultCard } from './ResultCard.tsx';
import { places } from '../result-words.ts';

const ANY_ORIGIN = 'https://site.invalid';
/** Reasons for which the same means would fail again. */
const REFUSALS = ['declined', 'insufficient-funds'];

/** Return page of a payment. It ignores the result in the URL, and polls the payment itself. @spec AC-04 */
function Returned({ kind }: { kind: PaymentKind }) {
  const dispatch = useDispatch();
  const query = usePageQuery();
  const { userId } = useSelector(selectView);
  const followed = useSelector(selectFollowedPayment);
  const text = query.get('payment') ?? '';
  const ref = /^\d{1,15}$/.test(text) ? Number(text) : null;
  useEffect(() => {
    if (ref !== null && userId !== null) dispatch(paymentFollowed({ ref }));
    return () => void dispatch(paymentLeft());
  }, [ref, userId, dispatch]);

  if (ref === null || userId === null) return <Unnamed kind={kind} />;
  if (followed.status === 'unknown')
    return (
      <StateBlock
        isCard
        icon={<AlertIcon />}
        heading="h1"
        title={<FormattedMessage id="payments.follow.unknown" defaultMessage="You have no such payment" />}
        actions={<ToPayments />}
      />
    );
  if (followed.status === 'failed')
    return (
      <ErrorState isCard onRetry={() => dispatch(paymentFollowed({ ref }))}>
        <FormattedMessage
          id="payments.follow.failed"
          defaultMessage="We can't show this payment right now. It continues without this page."
        />
      </ErrorState>
    );
  if (followed.status !== 'ready') return <BlocksSkeleton />;
  return <Followed payment={followed.payment} isCancelling={followed.isCancelling} />;
}

function ToPayments() {
  const { locale } = useIntl();
  return (
    <LinkButton href={routePath('office-historypay', {}, { lang: locale })}>
      <FormattedMessage id="payments.follow.all" defaultMessage="All payments" />
    </LinkButton>
  );
}

/** Without a payment id or a player, shows a title from the URL that promises nothing. */
function Unnamed({ kind }: { kind: PaymentKind }) {
  const { locale } = useIntl();
  const { result, title, words } = resultOf(kind, usePageParams());
  return (
    <ResultBlock
      result={result}
      title={<FormattedMessage {...title} />}
      actions={
        <>
          <ToPayments />
          <LinkButton href={officePath(locale, 'account')}>
            <FormattedMessage {...places.account} />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage {...words} />
    </ResultBlock>
  );
}

function Followed({ payment, isCancelling }: { payment: Payment; isCancelling: boolean }) {
  const intl = useIntl();
  const { ref, direction, methodId, state, asked, fee, currencyIso, exponent, instrument } = payment;
  const money = useMoney({ iso: currencyIso, exponent });
  const isOpen = stageOf(state) === 'open';
  const framed = isOpen && payment.isFramed ? payment.continueUrl : null;
  const outcome = useFocusAfterFrame(framed !== null);
  return (
    <div className={pageStyles.page}>
      <ResultCard ref={outcome} payment={payment} actions={<Actions payment={payment} isCancelling={isCancelling} />} />
      {framed !== null && <PayFrame url={framed} />}
      {payment.instructions !== null && <HowToPay payment={payment} total={money(asked + fee)} />}
      <section className={pageStyles.card} aria-label={intl.formatMessage({ id: 'payments.follow.way', defaultMessage: 'Progress' })}>
        <PaymentTracker payment={payment} />
        {isOpen && <When payment={payment} />}
      </section>
      <dl className={`${pageStyles.card} ${pageStyles.facts}`}>
        <dt>
          <FormattedMessage id="payments.fact.number" defaultMessage="Number" />
        </dt>
        <dd>{ref}</dd>
        <dt>
          <FormattedMessage id="payments.fact.method" defaultMessage="Method" />
        </dt>
        <dd>
          <FormattedMessage {...methodName(methodId)} /> <bdi dir="ltr">{instrument}</bdi>
        </dd>
        <dt>
          <FormattedMessage id="payments.sum.fee" defaultMessage="Fee" />
        </dt>
        <dd>{money(fee)}</dd>
        {direction === 'withdrawal' && (
          <>
            <dt>
              <FormattedMessage id="payments.sum.receive" defaultMessage="You receive" />
            </dt>
            <dd>{money(asked - fee)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** Who has to act next, and by when; the usual duration is derived from recent payments. */
function When({ payment: { direction, state, expectedAt, usualSeconds } }: { payment: Payment }) {
  return (
    <p className={styles.note}>
      {direction === 'deposit' ? (
        <FormattedMessage tagName="span" id="payments.when.deposit" defaultMessage="Waiting for the payment provider." />
      ) : state === 'sent' ? (
        <FormattedMessage tagName="span" id="payments.when.sent" defaultMessage="The provider is paying it out. No action needed." />
      ) : (
        <FormattedMessage tagName="span" id="payments.when.check" defaultMessage="Under review. No action needed." />
      )}{' '}
      {usualSeconds !== null && (
        <FormattedMessage
          tagName="span"
          id="payments.when.usual"
          defaultMessage="Recent payments took {unit, select, day {{count, plural, one {# day} other {# days}}} hour {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# minute} other {# minutes}}}}."
          values={durationOf(usualSeconds)}
        />
      )}{' '}
      {expectedAt !== null && (
        <FormattedMessage
          tagName="span"
          id="payments.when.by"
          defaultMessage="Expected by {moment}."
          values={{ moment: <Moment seconds={expectedAt} /> }}
        />
      )}
    </p>
  );
}

function HowToPay({ payment: { instructions }, total }: { payment: Payment; total: string }) {
  const store = useStore();
  if (instructions === null) return null;
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  return (
    <section className={pageStyles.card}>
      <Instructions instructions={instructions} total={total} serverNowMs={portsOf(store).now} onCopy={copy} />
    </section>
  );
}

function Actions({ payment, isCancelling }: { payment: Payment; isCancelling: boolean }) {
  const dispatch = useDispatch();
  const { locale } = useIntl();
  const { ref, direction, state, continueUrl, isFramed, returnTo, kind, reason } = payment;
  const back = safeReturnUrl(returnTo, ANY_ORIGIN, locale);
  const isDeposit = direction === 'deposit';
  const isAgain = isDeposit && stageOf(state) === 'failed' && state !== 'charged-back';
  const isRefused = reason !== null && REFUSALS.includes(reason);
  return (
    <>
      {continueUrl !== null && !isFramed && (
        <LinkButton look="primary" href={continueUrl}>
          {paymentKind(kind).isTransfer ? (
            <FormattedMessage id="payments.follow.simulate" defaultMessage="Open the test payer" />
          ) : (
            <FormattedMessage id="payments.follow.continue" defaultMessage="Continue to payment" />
          )}
        </LinkButton>
      )}
      {isAgain && (
        <LinkButton
          look="primary"
          href={routePath('office-recharge', {}, { lang: locale, ...(back !== null && { query: { returnUrl: back } }) })}
        >
          {isRefused ? (
            <FormattedMessage id="payments.follow.again" defaultMessage="Try another method" />
          ) : (
            <FormattedMessage id="payments.follow.retry" defaultMessage="Try again" />
          )}
        </LinkButton>
      )}
      {back !== null && (
        <LinkButton look={continueUrl === null && !isAgain ? 'primary' : 'quiet'} href={back}>
          <FormattedMessage id="payments.follow.back" defaultMessage="Back to where you were" />
        </LinkButton>
      )}
      {back === null && stageOf(state) === 'done' && (
        <LinkButton look="primary" href={homePath(locale)}>
          <FormattedMessage id="payments.bar.back" defaultMessage="Back to the site" />
        </LinkButton>
      )}
      {isDeposit && continueUrl !== null && (
        <Button look="quiet" isBusy={isCancelling} onClick={() => dispatch(cancelWanted({ ref }))}>
          <FormattedMessage id="payments.open.cancel" defaultMessage="Cancel deposit" />
        </Button>
      )}
      <ToPayments />
      <LinkButton
        look="quiet"
        href={routePath('payment-create-transaction', { topicId: isDeposit ? 1 : 2, transactionId: ref }, { lang: locale })}
      >
        <FormattedMessage id="payments.follow.ask" defaultMessage="Ask about this payment" />
      </LinkButton>
    </>
  );
}

/**
 * Return page of deposits: polls the payment in the URL until its result is final.
 * @spec AC-04
 */
export const DepositReturn = () => <Returned kind="deposit" />;
export const WithdrawalReturn = () => <Returned kind="withdrawal" />;
