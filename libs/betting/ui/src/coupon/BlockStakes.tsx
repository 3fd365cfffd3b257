import { AmountField, Select } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BetLetter } from './CouponBetCard.tsx';
import styles from './Coupon.module.css';

export interface PartPickerProps {
  /** Name of the bet. */
  pick: string;
  /** Part of the bet, from 1. */
  value: number;
  /** Number of parts to choose from: the existing ones and a new one. */
  count: number;
  /** Called when the player moves the bet to another part, from 1. */
  onChange: (part: number) => void;
}

/** Choice of the part of a bet. Each part has a separate stake and is placed as a separate coupon. @spec CP-27 */
export function PartPicker({ pick, value, count, onChange }: PartPickerProps) {
  const intl = useIntl();
  return (
    <Select
      isLabelHidden
      className={styles.part}
      label={intl.formatMessage({ id: 'betting.blocks.of', defaultMessage: 'Block for {pick}' }, { pick })}
      value={String(value)}
      options={Array.from({ length: count }, (_, at) => ({
        value: String(at + 1),
        label: intl.formatMessage({ id: 'betting.blocks.part', defaultMessage: 'Block {number}' }, { number: at + 1 }),
      }))}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

export interface BlockStakeProps {
  /** From 1. */
  number: number;
  /** Letters of its bets, in order. */
  letters: readonly string[];
  /** `Express, 2 bets`. */
  typeName: string;
  /** Typed stake of this part; empty for the common stake. */
  stake: string;
  /** Called with the text of the field on each input. */
  onStake: (text: string) => void;
  /** Sign of the currency. */
  symbol: string;
  /** Common stake, which applies while the field is empty. */
  placeholder?: string;
  /** Why this stake can't be placed; shown as the error of the field. */
  error?: ReactNode;
  /** Formatted; absent without a stake. */
  possibleWin?: string;
}

/** One part of a coupon: its bets, stake and possible win. @spec CP-27 */
export function BlockStake({ number, letters, typeName, stake, onStake, possibleWin, ...field }: BlockStakeProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'betting.blocks.part', defaultMessage: 'Block {number}' }, { number });
  return (
    <li className={styles.block}>
      <div className={styles.blockHead}>
        <b>{name}</b>
        {letters.map((letter) => (
          <BetLetter key={letter} letter={letter} />
        ))}
        <small>{typeName}</small>
      </div>
      <AmountField
        {...field}
        isLabelHidden
        label={intl.formatMessage({ id: 'betting.blocks.stake', defaultMessage: 'Stake on {name}' }, { name })}
        value={stake}
        onChange={onStake}
      />
      {possibleWin !== undefined && (
        <small className={styles.blockWin}>
          <FormattedMessage
            id="betting.place.possibleWin"
            defaultMessage="Potential winnings {amount}"
            values={{ amount: <bdi>{possibleWin}</bdi> }}
          />
        </small>
      )}
    </li>
  );
}

/** The parts of a coupon, each as a {@link BlockStake}. @spec CP-27 */
export function BlockStakes({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.blocks} data-testid="coupon-blocks">
      {children}
    </ul>
  );
}
