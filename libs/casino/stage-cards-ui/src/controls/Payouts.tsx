import { isModelId, rulesOf } from '@touchline/casino-game-math';
import { endWords, moneyText, named } from '@touchline/casino-game-ui';
import type { OverlayProps } from '@touchline/casino-stage-ui';
import { useIntl } from 'react-intl';
import { words } from '../words.ts';
import styles from './Cards.module.css';

/**
 * The pay table of a machine with the row of the hand on the table: the dealt hand, and after the draw the one that is paid. Payouts are in
 * stakes before a round, and in money with one. @spec CS-05
 */
export function Payouts({ scene, around, isAtRest, unit }: OverlayProps) {
  const intl = useIntl();
  const { id } = around.facts;
  const pays = id !== undefined && isModelId(id) ? rulesOf(id).pays : undefined;
  if (pays === undefined) return null;
  const own = scene?.kind === 'cards' && isAtRest ? scene.player[0]?.worth : undefined;
  const { staked } = around.round;
  return (
    <ul className={styles.pays} aria-label={intl.formatMessage(words.pays)}>
      {Object.entries(pays).map(([hand, times]) => (
        <li key={hand} data-own={hand === own || undefined}>
          <span dir="auto">{named(intl, endWords, hand)}</span>
          {hand === own && (
            <span className={styles.hidden}>
              {' '}
              <span>{`(${intl.formatMessage(words.yourHand)})`}</span>
            </span>
          )}{' '}
          <bdi>{staked > 0 ? moneyText(intl, staked * times, unit) : `×${intl.formatNumber(times)}`}</bdi>
        </li>
      ))}
    </ul>
  );
}
