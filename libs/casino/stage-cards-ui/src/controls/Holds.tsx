import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardAt, type Layout } from '../table/layout.ts';
import type { CardsScene } from '../table/rows.ts';
import { nameOf, words } from '../words.ts';
import { type TableStore, useTable } from './table-state.ts';
import styles from './Cards.module.css';

export interface HoldsProps {
  scene: CardsScene;
  layout: Layout;
  store: TableStore;
  isLocked: boolean;
}

/** A button on each card that holds it; the card and the word below it are one target. @spec CS-05 A11Y-2 */
export function Holds({ scene: { player }, layout, store, isLocked }: HoldsProps) {
  const intl = useIntl();
  const { held } = useTable(store);
  const cards = player[0]?.cards ?? [];
  const { width, height } = layout.card;
  const toggle = (at: number): void => store.set({ held: held.includes(at) ? held.filter((each) => each !== at) : [...held, at] });
  return (
    <div role="group" aria-label={intl.formatMessage(words.holds)} data-moves>
      {cards.map((card, at) => {
        const { x, y } = cardAt(layout, 'hand-0', at, { count: cards.length, hands: 1 });
        const isHeld = held.includes(at);
        const { message, values } = nameOf(card);
        const place = {
          '--x': `${((x - width / 2) / layout.width) * 100}%`,
          '--y': `${((y - height / 2) / layout.height) * 100}%`,
          '--w': `${(width / layout.width) * 100}%`,
          '--h': `${(height / layout.height) * 100}%`,
        } as CSSProperties;
        return (
          <button
            key={at}
            type="button"
            className={styles.hold}
            style={place}
            disabled={isLocked}
            aria-pressed={isHeld}
            data-hold={at}
            onClick={() => toggle(at)}
          >
            <span>
              <FormattedMessage tagName="span" {...(isHeld ? words.held : words.hold)} /> <span>{at + 1}</span>
            </span>
            <span className={styles.hidden}> {intl.formatMessage(message, values)}</span>
          </button>
        );
      })}
    </div>
  );
}
