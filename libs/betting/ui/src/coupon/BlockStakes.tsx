import { AmountField, Select } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BetLetter } from './CouponBetCard.tsx';
import styles from './Coupon.module.css';

export interface PartPickerProps {
  /** The bet's name. */
  pick: string;
  /** Part that the bet stands in, from 1. */
  value: number;
  /** Parts that can be chosen: those there are, and one more. */
  count: number;
  /** The player moved the bet to another part, from 1. */
  onChange: (part: number) => void;
}

/** Which part of the coupon a bet stands in. A part has its own stake and is placed as a coupon of its own. @spec CP-27 */
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
  /** Letters of its bets, in their order. */
  letters: readonly string[];
  /** `Express, 2 bets`. */
  typeName: string;
  /** Stake of this part, as the player types it; an empty one follows the stake of all. */
  stake: string;
  /** Called with the text of the field as it is typed. */
  onStake: (text: string) => void;
  /** Sign of the currency. */
  symbol: string;
  /** Stake of all, which counts while the field is empty. */
  placeholder?: string;
  /** Why this stake can't be placed; it belongs to the field. */
  error?: ReactNode;
  /** Formatted; left out while there is no stake. */
  possibleWin?: string;
}

/** One part of a coupon: its bets, its stake and what it can pay. @spec CP-27 */
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

/** The parts of a coupon, each a {@link BlockStake}. @spec CP-27 */
export function BlockStakes({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.blocks} data-testid="coupon-blocks">
      {children}
    </ul>
  );
}
