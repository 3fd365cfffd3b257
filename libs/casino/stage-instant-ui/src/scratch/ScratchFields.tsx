import type { OverlayProps, SceneOf } from '@touchline/casino-stage-ui';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { nextCell } from '../shared/walk.ts';
import { cardOn, FIELDS, LEFT, openedBy, SIDE } from './card.ts';
import styles from './Scratch.module.css';

const words: Readonly<Record<'card' | 'covered' | 'field', MessageDescriptor>> = defineMessages({
  card: { id: 'stage.scratch.card', defaultMessage: 'Scratch card: Enter scratches a field, arrow keys move over it' },
  covered: { id: 'stage.scratch.covered', defaultMessage: 'Scratch field {n}' },
  field: { id: 'stage.scratch.field', defaultMessage: 'Field {n}: {symbol}' },
});

const MAIN_BUTTON = 1;

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
function styleOf(form: 'wide' | 'tall'): CSSProperties {
  const { width, height, left, top, side, gap } = cardOn(form);
  return {
    ...{ '--left': share(left, width), '--top': share(top, height), '--width': share(side, width), '--height': share(side, height) },
    '--gap': share(gap, side),
  } as CSSProperties;
}

/** How many fields time has opened since the card was dealt. */
function useOpenedByTime(): number {
  const [began] = useState(() => performance.now());
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setOpened(openedBy(performance.now() - began)), LEFT.each);
    return () => clearInterval(timer);
  }, [began]);
  return opened;
}

type FieldsProps = Pick<OverlayProps, 'isShown' | 'onUncovered'> & { scene: SceneOf<'scratch'>; form: 'wide' | 'tall' };

/** The fields of one card. They are scratched by pointer or by keys in any order; those that are left open by themselves. */
function Fields({ scene: { cells }, form, isShown, onUncovered }: FieldsProps) {
  const intl = useIntl();
  const card = useRef<HTMLDivElement>(null);
  const [byHand, setByHand] = useState<ReadonlySet<number>>(new Set());
  const byTime = useOpenedByTime();
  const left = FIELDS.filter((field) => !byHand.has(field));
  const opened = new Set(isShown ? FIELDS : [...byHand, ...left.slice(0, byTime)]);
  const isWhole = opened.size === FIELDS.length;
  const uncovered = useRef(onUncovered);
  uncovered.current = onUncovered;
  useEffect(() => {
    if (isWhole) uncovered.current();
  }, [isWhole]);
  const scratched = (field: number): void => setByHand((old) => new Set([...old, field]));
  const pressed = (event: KeyboardEvent, field: number): void => {
    const next = nextCell(field, event.key, SIDE);
    if (next === null) return;
    event.preventDefault();
    card.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={card} className={styles.card} style={styleOf(form)} dir="ltr" role="group" aria-label={intl.formatMessage(words.card)}>
      {FIELDS.map((field) => {
        const isOpen = opened.has(field);
        const message = isOpen ? words.field : words.covered;
        return (
          <button
            key={field}
            type="button"
            className={styles.foil}
            data-open={isOpen || undefined}
            aria-disabled={isOpen || undefined}
            aria-label={intl.formatMessage(message, { n: field + 1, symbol: isOpen ? (cells[field] ?? '') : '' })}
            onPointerDown={({ currentTarget, pointerId }: PointerEvent) => {
              // A finger scratches every field that it moves over, and not the first alone.
              currentTarget.releasePointerCapture?.(pointerId);
              scratched(field);
            }}
            onPointerEnter={({ buttons }: PointerEvent) => {
              if (buttons === MAIN_BUTTON) scratched(field);
            }}
            onKeyDown={(event) => pressed(event, field)}
            onClick={() => scratched(field)}
          />
        );
      })}
    </div>
  );
}

/** What covers the symbols of a scratch card. @spec CS-05 A11Y-2 */
export function ScratchFields({ scene, around: { form }, count, isShown, onUncovered }: OverlayProps) {
  if (scene?.kind === 'scratch') return <Fields key={count} {...{ scene, form, isShown, onUncovered }} />;
  return (
    <div className={styles.card} style={styleOf(form)} aria-hidden="true">
      {FIELDS.map((field) => (
        <span key={field} className={styles.foil} />
      ))}
    </div>
  );
}
