import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { decisionWanted, limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { LIMIT_NAMES } from '@touchline/responsible-gaming-ui';
import { AmountField, Button, LinkButton, moneyText } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LimitResult, Moment } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';

const DAY_SECONDS = 86_400;

/** Formats amounts in the currency of the response: the player may have selected another account meanwhile. */
export const moneyOf =
  (intl: IntlShape, { exponent, currencyIso }: AvailableLimit) =>
  (view: PlayerLimitView) =>
  (amount: number) =>
    moneyText(intl, { amount, exponent: view.exponent ?? exponent ?? 0, iso: view.currencyIso ?? currencyIso ?? '' });

/** The value of a limit and its unused part, or that none is set. @spec RG-17 LIM-12 */
export function MoneyLimitState({ offered }: { offered: AvailableLimit }) {
  const intl = useIntl();
  const { limits } = useSelector(selectLimits);
  const active = limits.find(({ limitType, limitState }) => limitType === offered.limitType && limitState === 'ACTIVE');
  if (active === undefined) return <FormattedMessage tagName="span" id="limits.none" defaultMessage="No limit set" />;
  const money = moneyOf(intl, offered)(active);
  return (
    <FormattedMessage
      tagName="span"
      id="limits.active"
      defaultMessage="Limit {limit}, {left} left"
      values={{ limit: money(active.limitValue ?? 0), left: money(active.limitBalance ?? 0) }}
    />
  );
}

interface MoneyLimitProps {
  offered: AvailableLimit;
  /** Whether it takes the focus when it is drawn first. */
  isFocused?: boolean;
  /** Page that waits for this limit: once it is set, the player is led back there. */
  back?: string | null;
}

/** One money limit: current value, unused part, pending looser value, and a form for a new value. @spec RG-05 RG-17 LIM-12 */
export function MoneyLimit({ offered, isFocused = false, back = null }: MoneyLimitProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasFocused] = useState(isFocused);
  useEffect(() => {
    if (wasFocused) heading.current?.focus();
  }, [wasFocused]);
  const { limits, result } = useSelector(selectLimits);
  const { limitType, currencyIso, exponent } = offered;
  const name = LIMIT_NAMES[limitType];
  if (name === undefined || currencyIso === null || exponent === null) return null;
  const title = intl.formatMessage(name);
  const own = limits.filter((limit) => limit.limitType === limitType);
  const active = own.find(({ limitState }) => limitState === 'ACTIVE');
  const pending = own.find(({ limitState }) => limitState === 'PENDING');
  return (
    <section className={pageStyles.card} aria-label={title}>
      <h3 ref={heading} className={pageStyles.name} tabIndex={-1}>
        {title}
      </h3>
      <p className={styles.fact}>
        <MoneyLimitState offered={offered} />
      </p>
      {pending !== undefined && <WaitingChange pending={pending} money={moneyOf(intl, offered)(pending)} />}
      <AmountForm title={title} limitType={limitType} exponent={exponent} iso={currencyIso} isSet={active !== undefined} />
      <LimitResult limitType={limitType} />
      {back !== null && result?.limitType === limitType && result.isMade && result.what === 'set' && (
        <div className={pageStyles.actions}>
          <LinkButton look="primary" href={back}>
            <FormattedMessage id="limits.continue" defaultMessage="Continue" />
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function AmountForm({
  title,
  limitType,
  exponent,
  iso,
  isSet,
}: {
  title: string;
  limitType: number;
  exponent: number;
  iso: string;
  isSet: boolean;
}) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { saving } = useSelector(selectLimits);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { read, problem } = useAmountReader({ exponent, iso, canBeZero: true });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const amount = read(text);
    setChecked(!amount.isOk);
    if (!amount.isOk) return;
    dispatch(limitWanted({ limitType, limitValue: amount.value, currencyIso: iso }));
    setText('');
  };
  const isBusy = saving === limitType;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <AmountField
        label={intl.formatMessage({ id: 'limits.new', defaultMessage: 'New limit: {name}' }, { name: title })}
        hint={iso}
        value={text}
        onChange={setText}
        inputMode="decimal"
        autoComplete="off"
        error={isChecked && problem(text)}
      />
      <div className={pageStyles.actions}>
        <Button type="submit" isBusy={isBusy}>
          <FormattedMessage id="limits.set" defaultMessage="Set limit" />
        </Button>
        {isSet && (
          <Button look="quiet" isBusy={isBusy} onClick={() => dispatch(limitWanted({ limitType, limitValue: null }))}>
            <FormattedMessage id="limits.remove" defaultMessage="Remove limit" />
          </Button>
        )}
      </div>
    </form>
  );
}

/** The looser value that waits. */
export function WaitingValue({ pending: { limitValue }, money }: { pending: PlayerLimitView; money: (amount: number) => string }) {
  if (limitValue === null) return <FormattedMessage tagName="span" id="limits.waiting.none" defaultMessage="Waiting: no limit" />;
  return (
    <FormattedMessage tagName="span" id="limits.waiting.value" defaultMessage="Waiting: {limit}" values={{ limit: money(limitValue) }} />
  );
}

/** A pending looser value that awaits its confirmation. @spec RG-05 RG-06 RG-07 */
export function WaitingChange({ pending, money }: { pending: PlayerLimitView; money: (amount: number) => string }) {
  const dispatch = useDispatch();
  const { id, limitType, startedAt, canConfirm } = pending;
  const decide = (action: 'confirm' | 'reject') => dispatch(decisionWanted({ id, limitType, action }));
  return (
    <div className={styles.waiting}>
      <p className={styles.fact}>
        <WaitingValue pending={pending} money={money} />
      </p>
      <p className={styles.fact}>
        {canConfirm ? (
          <FormattedMessage tagName="span" id="limits.waiting.now" defaultMessage="Confirm the change, or keep your limit." />
        ) : (
          <FormattedMessage
            tagName="span"
            id="limits.waiting.later"
            defaultMessage="You can confirm it from {moment}."
            values={{ moment: <Moment seconds={startedAt + DAY_SECONDS} /> }}
          />
        )}
      </p>
      <div className={pageStyles.actions}>
        <Button onClick={() => decide('reject')}>
          <FormattedMessage id="limits.waiting.keep" defaultMessage="Keep my limit" />
        </Button>
        {canConfirm && (
          <Button look="quiet" onClick={() => decide('confirm')}>
            <FormattedMessage id="limits.waiting.confirm" defaultMessage="Confirm the change" />
          </Button>
        )}
      </div>
    </div>
  );
}
