import type { Option } from '@touchline/casino-game-math';
import { numberStyle, readAmount, SAMPLE_NUMBER } from '@touchline/shared-primitives/typing';
import { TextInput } from '@touchline/ui-kit';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type MoneyUnit, named, valueText } from '../format.ts';
import { optionWords, words } from '../words.ts';
import { type PlacedBet, Places } from './Places.tsx';
import styles from '../Game.module.css';

export type Choice = Readonly<Record<string, unknown>>;
/** Whether every choice is valid; a number outside its range is null. */
export const isWhole = (choice: Choice): boolean => Object.values(choice).every((value) => value !== null);
export const betsOf = (choice: Choice): readonly PlacedBet[] => (Array.isArray(choice['bets']) ? (choice['bets'] as PlacedBet[]) : []);

interface ChoiceProps<Kind extends Option['kind']> {
  option: Extract<Option, { kind: Kind }>;
  choice: Choice;
  isLocked: boolean;
  onChoice: (choice: Choice) => void;
}

function OneOf({ option, choice, isLocked, onChoice }: ChoiceProps<'one-of'>) {
  const intl = useIntl();
  const id = useId();
  const textOf = (value: string | number, at: number): string => {
    const pays = option.pays?.[at];
    if (pays !== undefined) return valueText(intl, `pays-${pays / 100}`);
    return typeof value === 'number' ? valueText(intl, `${option.name}-${value + 1}`) : valueText(intl, value);
  };
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend>{named(intl, optionWords, option.name)}</legend>
      {option.values.map((value, at) => (
        <label key={value} className={styles.pill}>
          <input
            type="radio"
            name={id}
            checked={choice[option.name] === value}
            onChange={() => onChoice({ ...choice, [option.name]: value })}
          />
          <span>{textOf(value, at)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Reads and writes a number as the page does. */
function useNumbers(parts: number): { read: (text: string) => number; write: (value: number) => string } {
  const intl = useIntl();
  const style = numberStyle(intl.formatNumberToParts(SAMPLE_NUMBER));
  const exponent = parts === 1 ? 0 : 2;
  return {
    read: (text) => {
      const read = readAmount(text, { exponent, style, signs: [], canBeZero: true });
      return read.isOk ? read.value : Number.NaN;
    },
    write: (value) => String(value / parts).replace('.', style.point),
  };
}

/** A number field. A value outside the range stays in the field but gives no choice; it is never corrected silently. An optional one may be empty. @spec MON-6 */
function Whole({ option, choice, isLocked, onChoice }: ChoiceProps<'whole'>) {
  const intl = useIntl();
  const hint = useId();
  const parts = option.inHundredths === true ? 100 : 1;
  const { read, write } = useNumbers(parts);
  const [text, setText] = useState(() => (choice[option.name] === undefined ? '' : write(Number(choice[option.name]))));
  const isWithin = (value: number): boolean => value >= option.min && value <= option.max;
  const isLeftOut = (typed: string): boolean => option.isOptional === true && typed.trim() === '';
  return (
    <label className={styles.number}>
      <span>{named(intl, optionWords, option.name)}</span>
      <TextInput
        type="text"
        inputMode={parts === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        disabled={isLocked}
        value={text}
        aria-invalid={(!isLeftOut(text) && !isWithin(read(text))) || undefined}
        aria-describedby={hint}
        onChange={({ currentTarget: { value: typed } }) => {
          const value = read(typed);
          setText(typed);
          const { [option.name]: _, ...others } = choice;
          onChoice(isLeftOut(typed) ? others : { ...others, [option.name]: isWithin(value) ? value : null });
        }}
      />
      <small id={hint}>
        <FormattedMessage
          tagName="span"
          {...words.range}
          values={{ min: intl.formatNumber(option.min / parts), max: intl.formatNumber(option.max / parts) }}
        />
        {option.isOptional === true && (
          <>
            <span>{' · '}</span>
            <FormattedMessage tagName="span" {...words.byHand} />
          </>
        )}
      </small>
    </label>
  );
}

function Numbers({ option, choice, isLocked, onChoice }: ChoiceProps<'numbers'>) {
  const chosen = Array.isArray(choice['numbers']) ? (choice['numbers'] as number[]) : [];
  const toggle = (n: number): void => {
    const next = chosen.includes(n) ? chosen.filter((each) => each !== n) : [...chosen, n];
    if (next.length >= option.from && next.length <= option.to) onChoice({ ...choice, numbers: next });
  };
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend>
        <FormattedMessage {...words.chosen} values={{ most: option.to, count: chosen.length }} />
      </legend>
      <div className={styles.numbers}>
        {Array.from({ length: option.of }, (_, at) => at + 1).map((n) => (
          <button key={n} type="button" aria-pressed={chosen.includes(n)} onClick={() => toggle(n)}>
            {n}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export interface BetsProps extends ChoiceProps<'bets'> {
  chip: number;
  unit: MoneyUnit;
}

/** Places of a table; each click adds a chip. */
function Bets({ option, choice, isLocked, onChoice, chip, unit }: BetsProps) {
  const bets = betsOf(choice);
  const put = (on: string): void => {
    const known = bets.find((bet) => bet.on === on);
    const next =
      known === undefined ? [...bets, { on, amount: chip }] : bets.map((bet) => (bet === known ? { on, amount: bet.amount + chip } : bet));
    onChoice({ ...choice, bets: next });
  };
  return (
    <Places values={option.values} {...{ bets, unit, isLocked }} onPut={put}>
      <button type="button" className={styles.small} onClick={() => onChoice({ ...choice, bets: [] })}>
        <FormattedMessage {...words.clear} />
      </button>
    </Places>
  );
}

export interface ChoicesProps {
  options: readonly Option[];
  choice: Choice;
  isLocked: boolean;
  onChoice: (choice: Choice) => void;
  /** Value of a chip, in minor units. */
  chip: number;
  unit: MoneyUnit;
}

/** All choices before a round. */
export function Choices({ options, ...rest }: ChoicesProps) {
  return options.map((option) => {
    switch (option.kind) {
      case 'one-of':
        return <OneOf key={option.name} option={option} {...rest} />;
      case 'whole':
        return <Whole key={option.name} option={option} {...rest} />;
      case 'numbers':
        return <Numbers key={option.name} option={option} {...rest} />;
      case 'bets':
        return <Bets key={option.name} option={option} {...rest} />;
    }
  });
}
