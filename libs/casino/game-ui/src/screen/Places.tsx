import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { colourOf } from '../boards/Roulette.tsx';
import { moneyText, type MoneyUnit, named, valueText } from '../format.ts';
import { groupWords, words } from '../words.ts';
import styles from '../Game.module.css';

export interface PlacedBet {
  on: string;
  amount: number;
}

/** Colour of a wheel number; undefined for any other place. */
function colourOfPlace(on: string): string | undefined {
  const number = /^straight-(\d+)$/.exec(on)?.[1];
  if (number !== undefined) return number === '00' ? 'green' : colourOf(Number(number));
  return on === 'red' || on === 'black' ? on : undefined;
}

const GROUPS: Readonly<Record<string, keyof typeof groupWords>> = {
  ...{ red: 'outside', black: 'outside', dozen: 'outside', column: 'outside', trio: 'street', basket: 'corner' },
  ...{ straight: 'straight', split: 'split', street: 'street', corner: 'corner', line: 'line' },
  ...{ small: 'totals', any: 'triple', single: 'single', double: 'double', triple: 'triple', total: 'total', pair: 'pair' },
  ...{ pass: 'flat', come: 'flat', box: 'box', buy: 'buy', lay: 'lay', hard: 'hard' },
  ...{ field: 'roll', 'any-seven': 'roll', 'any-craps': 'roll', sum: 'roll', horn: 'roll', 'craps-eleven': 'roll', world: 'roll' },
};
function groupOf(on: string): keyof typeof groupWords | undefined {
  if (on.includes('odds')) return 'odds';
  if (/^big-\d$/.test(on)) return 'box';
  return GROUPS[on] ?? GROUPS[on.replace(/^dont-/, '').split('-')[0] ?? ''];
}

interface Group {
  name: keyof typeof groupWords;
  values: string[];
}

/** Places by the kind of their bet; a place without one belongs to the group before it. */
function groupsOf(values: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const on of values) {
    const name = groupOf(on) ?? groups.at(-1)?.name ?? 'outside';
    const known = groups.find((group) => group.name === name);
    if (known === undefined) groups.push({ name, values: [on] });
    else known.values.push(on);
  }
  return groups;
}

export interface PlacesProps {
  values: readonly string[];
  /** Bets on them. */
  bets: readonly PlacedBet[];
  unit: MoneyUnit;
  isLocked: boolean;
  /** Name of the sum of the bets. */
  sumName?: MessageDescriptor;
  /** Places that take no chip now; all take one unless given. */
  closed?: ReadonlySet<string>;
  onPut: (on: string) => void;
  children?: ReactNode;
}

/** The places of a table, with one kind of bet shown at a time where there are several; a press adds a chip. @spec CS-05 A11Y-2 */
export function Places({ values, bets, unit, isLocked, sumName = words.total, closed, onPut, children }: PlacesProps) {
  const intl = useIntl();
  const id = useId();
  const groups = groupsOf(values);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = groups.find(({ name }) => name === chosen) ?? groups[0];
  const sumOn = (places: readonly string[] | null): number =>
    bets.reduce((sum, { on, amount }) => (places === null || places.includes(on) ? sum + amount : sum), 0);
  return (
    <>
      {groups.length > 1 && (
        <fieldset className={styles.group}>
          <legend>
            <FormattedMessage {...words.betKind} />
          </legend>
          {groups.map(({ name, values: own }) => (
            <label key={name} className={styles.pill}>
              <input type="radio" name={id} checked={name === shown?.name} onChange={() => setChosen(name)} />
              <span>
                <bdi>{named(intl, groupWords, name)}</bdi>
                {sumOn(own) > 0 && <b>{moneyText(intl, sumOn(own), unit)}</b>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group} disabled={isLocked}>
        <legend>
          <FormattedMessage {...sumName} />: <span>{moneyText(intl, sumOn(null), unit)}</span>
        </legend>
        <div className={styles.places} data-group={shown?.name}>
          {shown?.values.map((on) => {
            const bet = bets.find((each) => each.on === on);
            const isClosed = closed?.has(on) === true;
            return (
              <button
                key={on}
                type="button"
                data-place={on}
                data-colour={colourOfPlace(on)}
                data-bet={bet !== undefined || undefined}
                aria-disabled={isClosed || undefined}
                onClick={() => {
                  if (!isClosed) onPut(on);
                }}
              >
                <span>{valueText(intl, on)}</span>
                {bet !== undefined && <b>{moneyText(intl, bet.amount, unit)}</b>}
              </button>
            );
          })}
        </div>
        {children}
      </fieldset>
    </>
  );
}
