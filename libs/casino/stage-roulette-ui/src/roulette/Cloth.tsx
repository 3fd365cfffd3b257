import { moneyText, valueText } from '@touchline/casino-game-ui';
import type { Money } from '@touchline/casino-stage-ui';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { PlacedBet } from './chips.ts';
import { useForm } from './form.ts';
import { type Spot, spotsOf } from './spots.ts';
import { isArrow, nextSpot } from './walk.ts';
import { colourOf, pocketText } from './wheel.ts';
import { INSIDE, words } from './words.ts';
import styles from './roulette.module.css';

/** Where the focus enters the cloth. */
const FIRST = 'red';
/** Even chances that are named by their numbers. */
const RANGES: Readonly<Record<string, string>> = { low: '1–18', high: '19–36' };

/** The name of a place: an even chance, a number, or a kind of bet with the numbers that it covers. */
function nameOf(intl: IntlShape, { on, kind, covers }: Spot): string {
  if (kind === 'number') return covers.map(pocketText).join('');
  if (kind === 'outside') return RANGES[on] ?? valueText(intl, on);
  return intl.formatMessage(INSIDE[kind], { numbers: covers.map(pocketText).join(' / ') });
}

const colourOfSpot = ({ on, kind, covers: [first = 0] }: Spot): string | undefined => {
  if (kind === 'number') return colourOf(first);
  return on === 'red' || on === 'black' ? on : undefined;
};

export interface ClothProps {
  places: readonly string[];
  bets: readonly PlacedBet[];
  unit: Money;
  isLarge: boolean;
  onPut: (on: string) => void;
  onTake: (on: string) => void;
}

/** The cloth: one stop for Tab, arrow keys between its places, a press puts a chip down. @spec CS-05 A11Y-2 A11Y-3 */
export function Cloth({ places, bets, unit, isLarge, onPut, onTake }: ClothProps) {
  const intl = useIntl();
  const form = useForm();
  const keys = useId();
  const spots = useMemo(() => spotsOf(places), [places]);
  const cloth = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(FIRST);
  const [pointed, setPointed] = useState<Spot | null>(null);
  const lit = new Set(pointed?.covers);

  const pressed = (event: KeyboardEvent, spot: Spot): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') onTake(spot.on);
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextSpot(spots, spot, event.key, form);
    if (next !== undefined) cloth.current?.querySelector<HTMLElement>(`[data-place="${next.on}"]`)?.focus();
  };
  const amountText = (amount: number): string => intl.formatNumber(amount / 10 ** unit.exponent, { maximumFractionDigits: unit.exponent });
  return (
    <div className={styles.window}>
      <p id={keys} className={styles.hidden}>
        <FormattedMessage {...words.keys} />
      </p>
      <div
        ref={cloth}
        className={styles.cloth}
        // The cloth of every language has its zero at the left, or at the top.
        dir="ltr"
        role="group"
        aria-labelledby={keys}
        data-form={form}
        data-large={isLarge || undefined}
        onPointerLeave={() => setPointed(null)}
      >
        {spots.map((spot) => {
          const { on, x, y, width, height, kind } = spot;
          const bet = bets.find((each) => each.on === on);
          const at = { '--x': x, '--y': y, '--w': width ?? 0, '--h': height ?? 0 } as CSSProperties;
          return (
            <button
              key={on}
              type="button"
              className={styles.spot}
              style={at}
              tabIndex={on === stop ? 0 : -1}
              data-place={on}
              data-kind={width === undefined ? 'edge' : kind}
              data-colour={colourOfSpot(spot)}
              data-bet={bet !== undefined || undefined}
              data-lit={(kind === 'number' && lit.has(spot.covers[0] ?? -1)) || undefined}
              onFocus={() => {
                setStop(on);
                setPointed(spot);
              }}
              onBlur={() => setPointed(null)}
              onPointerEnter={() => setPointed(spot)}
              onKeyDown={(event) => pressed(event, spot)}
              onClick={() => onPut(on)}
            >
              <span className={width === undefined ? styles.hidden : styles.name}>
                <bdi>{nameOf(intl, spot)}</bdi>
              </span>
              {bet !== undefined && (
                <>
                  <b className={styles.chip} aria-hidden="true">
                    {amountText(bet.amount)}
                  </b>
                  <span className={styles.hidden}> {moneyText(intl, bet.amount, unit)}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
