import { type Instrument, type PaymentDirection, type PaymentMethod, paymentKind } from '@touchline/payments-contract';
import { RadioGroup } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { methodName } from './method-words.ts';
import { MethodMark } from './MethodMark.tsx';
import styles from './MethodPicker.module.css';
import { MethodTermsLine } from './terms.tsx';

/** A way to pay: a method, or what the player has paid with before by that method. */
export interface WayToPay {
  methodId: string;
  /** Null: the player enters it at the provider. */
  instrumentId: number | null;
}

export interface MethodPickerProps {
  /** Payment methods; those without terms in this direction are left out. */
  methods: readonly PaymentMethod[];
  direction: PaymentDirection;
  /** What the player has paid with before. For a deposit, those that the provider cannot charge again are left out. */
  instruments?: readonly Instrument[];
  /** The chosen way, or null. */
  value: WayToPay | null;
  onChange: (way: WayToPay) => void;
  /** Validation error. */
  error?: ReactNode;
}

const NONE: readonly Instrument[] = [];
const keyOf = ({ methodId, instrumentId }: WayToPay): string => (instrumentId === null ? methodId : `${methodId} ${instrumentId}`);

/**
 * Ways to pay as tiles with mark, bounds, fee and duration: first what the player has paid with before, then every method. Withdrawals go
 * only to what the player has paid with.
 *
 * Keyboard: radio buttons; the arrows choose. Accessible name: `How to pay`, or `Withdraw to`.
 */
export function MethodPicker({ methods, direction, instruments = NONE, value, onChange, error }: MethodPickerProps) {
  const intl = useIntl();
  const isDeposit = direction === 'deposit';
  const tileOf = ({ currencyIso, exponent, kind, ...method }: PaymentMethod, way: WayToPay, name: ReactNode) => {
    const terms = method[direction];
    if (terms === null) return [];
    return [
      {
        value: keyOf(way),
        way,
        label: (
          <span className={styles.tile}>
            <MethodMark kind={kind} />
            <span>{name}</span>
          </span>
        ),
        hint: <MethodTermsLine terms={terms} currencyIso={currencyIso} exponent={exponent} />,
      },
    ];
  };
  const stored = instruments.flatMap(({ id, methodId, label }) => {
    const method = methods.find((each) => each.id === methodId);
    if (method === undefined || (isDeposit && paymentKind(method.kind).isReusable !== true)) return [];
    const name = <bdi dir="ltr">{label}</bdi>;
    return tileOf(method, { methodId, instrumentId: id }, isDeposit ? name : <WithMethod id={methodId}>{name}</WithMethod>);
  });
  const fresh = methods.flatMap((method) =>
    tileOf(method, { methodId: method.id, instrumentId: null }, <FormattedMessage {...methodName(method.id)} />),
  );
  const options = isDeposit ? [...stored, ...fresh] : stored;
  return (
    <RadioGroup
      className={styles.tiles}
      label={
        isDeposit
          ? intl.formatMessage({ id: 'payments.how', defaultMessage: 'How to pay' })
          : intl.formatMessage({ id: 'payments.withdraw.where', defaultMessage: 'Withdraw to' })
      }
      options={options.map(({ way: _way, ...option }) => option)}
      value={value === null ? null : keyOf(value)}
      onChange={(chosen) => {
        const found = options.find((option) => option.value === chosen);
        if (found !== undefined) onChange(found.way);
      }}
      isOnCards
      error={error}
    />
  );
}

/** A label with its method, which a masked number alone does not name. */
function WithMethod({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <span>
        <FormattedMessage {...methodName(id)} />
      </span>{' '}
      {children}
    </>
  );
}
