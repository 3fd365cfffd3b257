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
  onChange: (part: number) => void;
}

/** Which part of the coupon a bet stands in. A part has its own stake and is placed as a coupon of its own. @spec CP-27 */
export function PartPicker({ pick, value, count, onChange }: PartPickerProps) {
  const intl = useIntl();
  return (
    <Select
      isLabelHidden
      className={styles.part}
      label={intl.formatMessage({ id: 'betting.blocks.of', defaultMessage: 'Part of the coupon for {pick}' }, { pick })}
      value={String(value)}
      options={Array.from({ length: count }, (_, at) => ({
        value: String(at + 1),
        label: intl.formatMessage({ id: 'betting.blocks.part', defaultMessage: 'Part {number}' }, { number: at + 1 }),
      }))}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

export interface BlockStake {
  id: number;
  /** From 1. */
  number: number;
  letters: readonly string[];
  /** `Express, 2 bets`. */
  typeName: string;
  /** As the player types it. */
  stake: string;
  placeholder?: string;
  error?: ReactNode;
  /** Formatted; left out while there is no stake. */
  possibleWin?: string;
}

export interface BlockStakesProps {
  blocks: readonly BlockStake[];
  symbol: string;
  onStake: (blockId: number, text: string) => void;
}

/** The parts of a coupon, each with its bets, its stake and what it can pay. @spec CP-27 */
export function BlockStakes({ blocks, symbol, onStake }: BlockStakesProps) {
  const intl = useIntl();
  return (
    <ul className={styles.blocks} data-testid="coupon-blocks">
      {blocks.map((block) => {
        const name = intl.formatMessage({ id: 'betting.blocks.part', defaultMessage: 'Part {number}' }, { number: block.number });
        return (
          <li key={block.id} className={styles.block}>
            <div className={styles.blockHead}>
              <b>{name}</b>
              {block.letters.map((letter) => (
                <BetLetter key={letter} letter={letter} />
              ))}
              <small>{block.typeName}</small>
            </div>
            <AmountField
              isLabelHidden
              label={intl.formatMessage({ id: 'betting.blocks.stake', defaultMessage: 'Stake of {name}' }, { name })}
              value={block.stake}
              placeholder={block.placeholder}
              symbol={symbol}
              error={block.error}
              onChange={(text) => onStake(block.id, text)}
            />
            {block.possibleWin !== undefined && (
              <small className={styles.blockWin}>
                <FormattedMessage
                  id="betting.place.possibleWin"
                  defaultMessage="Possible win {amount}"
                  values={{ amount: <bdi>{block.possibleWin}</bdi> }}
                />
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
