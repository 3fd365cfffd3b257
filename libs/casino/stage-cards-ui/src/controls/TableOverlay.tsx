import { moneyText } from '@touchline/casino-game-ui';
import { type OverlayProps, type Said, TEMPO } from '@touchline/casino-stage-ui';
import { type CSSProperties, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { handsIn, type Layout, layoutOf, type Point } from '../table/layout.ts';
import { calledAs, endOf, pointsOf } from '../table/names.ts';
import { type CardsScene, planOf, type Row, rowsAfter } from '../table/rows.ts';
import { type CardsIdle, TRAITS } from '../table/traits.ts';
import { nameOf, words } from '../words.ts';
import { Holds } from './Holds.tsx';
import { Payouts } from './Payouts.tsx';
import { Roads } from './Roads.tsx';
import type { TableStore } from './table-state.ts';
import styles from './Cards.module.css';

const placed = ({ x, y }: Point, { width, height }: Layout): CSSProperties =>
  ({ '--x': `${(x / width) * 100}%`, '--y': `${(y / height) * 100}%` }) as CSSProperties;

/** What lies on the table now, face up or face down. */
function rowsNow(idle: CardsIdle, scene: CardsScene, { around, passedMs }: OverlayProps): readonly Row[] {
  const plan = planOf(idle, scene, around);
  const steps = around.isCalm ? plan.steps.length : Math.floor(passedMs / TEMPO.card);
  return rowsAfter(plan, steps);
}

interface RowProps {
  idle: CardsIdle;
  scene: CardsScene;
  row: Row;
  hands: number;
  layout: Layout;
  overlay: OverlayProps;
}

/** Name, points and result of a row, and its cards for screen readers. */
function RowLabel({ idle, scene, row: { name, cards }, hands, layout, overlay: { isAtRest, isShown, unit } }: RowProps) {
  const intl = useIntl();
  const textOf = ({ message, values }: Said): string => intl.formatMessage(message, values);
  const title = textOf(calledAs(idle, name, hands));
  const hand = name === 'dealer' ? scene.dealer : name === 'board' ? undefined : scene.player[name === 'hand-0' ? 0 : 1];
  const points = pointsOf(idle, cards);
  const isOver = scene.outcome !== 'open';
  const worth = isAtRest && (!isOver || isShown || idle === 'stud' || idle === 'holdem') ? endOf(hand?.worth ?? '') : undefined;
  const returned = isShown ? hand?.returned : undefined;
  return (
    <div
      className={styles.row}
      style={placed(layout.placeOf(name, hands).label, layout)}
      data-row={name}
      data-turn={(hands > 1 && scene.turn !== undefined && name === `hand-${scene.turn}`) || undefined}
      role="group"
      aria-label={title}
    >
      {name !== 'board' && (
        <p aria-hidden="true" dir="auto">
          <b>{title}</b>
          {points !== null && <span data-points>{points}</span>}
          {worth !== undefined && <span>{intl.formatMessage(worth)}</span>}
          {returned !== undefined && returned > 0 && <span>{moneyText(intl, returned, unit)}</span>}
        </p>
      )}
      <ul className={styles.hidden}>
        {cards.map((card, at) => (
          <li key={at}>{textOf(nameOf(card))}</li>
        ))}
        {points !== null && <li>{textOf({ message: words.total, values: { n: points } })}</li>}
        {worth !== undefined && <li>{intl.formatMessage(worth)}</li>}
        {returned !== undefined && returned > 0 && (
          <li>
            <FormattedMessage {...words.returned} values={{ amount: moneyText(intl, returned, unit) }} />
          </li>
        )}
      </ul>
    </div>
  );
}

const STAKE_DOWN = 62;
/** The stake of each hand, under its chips. */
function Stakes({ scene, hands, layout, overlay: { around, unit } }: Omit<RowProps, 'idle' | 'row'>) {
  const intl = useIntl();
  return scene.player.slice(0, 2).map(({ staked = around.round.staked }, at) => {
    const { chips, stake } = layout.placeOf(at === 0 ? 'hand-0' : 'hand-1', hands);
    if (chips === undefined || staked === 0) return null;
    const amount = moneyText(intl, staked, unit);
    return (
      <p key={at} className={styles.stake} style={placed(stake ?? { x: chips.x, y: chips.y + STAKE_DOWN }, layout)}>
        <span aria-hidden="true">{amount}</span>
        <span className={styles.hidden}>
          <FormattedMessage {...words.stake} values={{ amount }} />
        </span>
      </p>
    );
  });
}

/** What is written on a card table: names, points, stakes and results; and its targets, as far as the game has them. @spec CS-05 A11Y-3 LIM-5 */
export function tableOverlay(idle: CardsIdle, store: TableStore) {
  return function TableOverlay(overlay: OverlayProps) {
    const { scene, around, count, isAtRest } = overlay;
    const intl = useIntl();
    useLayoutEffect(() => store.set({ isAtRest }), [isAtRest]);
    useLayoutEffect(() => store.set({ held: [] }), [count, around.round.round]);
    const cards = scene?.kind === 'cards' ? scene : null;
    const layout = layoutOf(idle, around.form);
    const rows = cards === null ? [] : rowsNow(idle, cards, overlay);
    const hands = Math.max(1, handsIn(rows));
    return (
      <div className={styles.table} data-form={around.form} data-table={idle} dir="ltr">
        {idle === 'video-poker' && <Payouts {...overlay} />}
        {cards !== null && (
          <div role="group" aria-label={intl.formatMessage(words.table)}>
            {rows.map((row) => (
              <RowLabel key={row.name} {...{ idle, row, hands, layout, overlay }} scene={cards} />
            ))}
            <Stakes {...{ hands, layout, overlay }} scene={cards} />
          </div>
        )}
        {idle === 'video-poker' && cards?.outcome === 'open' && isAtRest && (
          <Holds {...{ layout, store }} scene={cards} isLocked={overlay.isLocked} />
        )}
        {TRAITS[idle].isTwoSided && <Roads {...overlay} />}
      </div>
    );
  };
}
