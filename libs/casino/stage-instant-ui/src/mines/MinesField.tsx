import type { OverlayProps, SceneOf } from '@touchline/casino-stage-ui';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { nextCell } from '../shared/walk.ts';
import { CELLS, fieldOn, SIDE } from './field.ts';
import styles from './Mines.module.css';

const words: Readonly<Record<'open' | 'field', MessageDescriptor>> = defineMessages({
  open: { id: 'stage.mines.open', defaultMessage: 'Open cell {n}' },
  field: { id: 'stage.mines.field', defaultMessage: 'Field of mines: arrow keys move over it, Enter opens a cell' },
});

/** What is known of a cell: a mine is named when it is shown. */
function markOf({ opened, mines }: SceneOf<'mines'>, cell: number, isShown: boolean): '' | ' ◆' | ' ✹' {
  if (mines?.includes(cell) === true) return isShown ? ' ✹' : '';
  return opened.includes(cell) ? ' ◆' : '';
}

/** Targets over the cells of the field, which are pressed or reached by keys. @spec CS-05 A11Y-2 */
export function MinesField({ scene, around: { form }, isShown, isLocked, onMove }: OverlayProps) {
  const intl = useIntl();
  const field = useRef<HTMLDivElement>(null);
  if (scene?.kind !== 'mines') return null;
  const { width, height, left, top, cell: size, gap } = fieldOn(form);
  const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  const side = SIDE * size + (SIDE - 1) * gap;
  const at = {
    ...{ '--left': share(left, width), '--top': share(top, height), '--width': share(side, width), '--height': share(side, height) },
    '--gap': share(gap, side),
  } as CSSProperties;
  const pressed = (event: KeyboardEvent, cell: number): void => {
    const next = nextCell(cell, event.key, SIDE);
    if (next === null) return;
    event.preventDefault();
    field.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // The field lies as it is drawn in every language.
    <div ref={field} className={styles.field} style={at} dir="ltr" role="group" aria-label={intl.formatMessage(words.field)}>
      {CELLS.map((cell) => {
        const isOpen = scene.opened.includes(cell);
        return (
          <button
            key={cell}
            type="button"
            className={styles.cell}
            data-move={`open-${cell}`}
            disabled={isLocked || scene.mines !== null}
            // The focus stays on a cell that was opened, and moves on from there.
            aria-disabled={isOpen || undefined}
            aria-label={`${intl.formatMessage(words.open, { n: cell + 1 })}${markOf(scene, cell, isShown)}`}
            onKeyDown={(event) => pressed(event, cell)}
            onClick={() => {
              if (!isOpen) onMove(`open-${cell}`);
            }}
          />
        );
      })}
    </div>
  );
}
