import { nameContext, useOdds } from '@touchline/betting-event-list';
import type { ExpressOfTheDay } from '@touchline/betting-contract';
import { totalCoef } from '@touchline/betting-coupon-math';
import { useNames } from '@touchline/betting-names';
import { marketTypeOf } from '@touchline/betting-rules';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXPRESS_NAMES, pickOf } from '../express/express-legs.ts';
import { useExpressPicks } from '../express/use-express-picks.ts';
import styles from './ReadyCoupon.module.css';

/** Markets whose outcomes name a side, so that a selection is clear without the match. */
const WINNERS: readonly string[] = ['result', 'winner'];

/** An express as a small card: name, total odds, what is selected, and one button for all of it. @spec BT-09 CP-24 */
export function ReadyCoupon({ express: { expressId, kind, legs } }: { express: ExpressOfTheDay }) {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const { isPicked, toggle, isOneClick } = useExpressPicks();
  const picks = legs.flatMap((leg) => pickOf(leg) ?? []);
  const missing = picks.filter(({ outcome }) => !isPicked(outcome.id));
  const express = intl.formatMessage(EXPRESS_NAMES[kind]);
  const isAdded = missing.length === 0;
  return (
    <li className={styles.coupon}>
      <h3 className={styles.title}>
        <span>{express}</span> <b>{odds(totalCoef(picks.map(({ outcome }) => outcome.coef)))}</b>
      </h3>
      <p className={styles.legs}>
        {picks.map(({ game, market, outcome }, at) => {
          const name = names.outcome(outcome, market, { context: nameContext(game) });
          const isSide = WINNERS.includes(marketTypeOf(market.typeId)?.key ?? '');
          return (
            <span key={outcome.id}>
              {at > 0 && <span>{' · '}</span>}
              <bdi>{isSide ? name : `${game.opponent1.name}: ${name}`}</bdi>
            </span>
          );
        })}
      </p>
      {isOneClick ? (
        <p className={styles.note}>
          <FormattedMessage id="results.express.oneClick" defaultMessage="Turn one-click betting off to add an express." />
        </p>
      ) : (
        <Button
          look="outline"
          size="small"
          className={styles.add}
          disabled={isAdded}
          aria-label={
            isAdded
              ? intl.formatMessage({ id: 'results.express.addedOf', defaultMessage: 'In the coupon: {express}' }, { express })
              : intl.formatMessage({ id: 'results.express.addAllOf', defaultMessage: 'Add all: {express}' }, { express })
          }
          onClick={() => missing.forEach((pick) => toggle({ ...pick, expressId }))}
        >
          {isAdded ? (
            <FormattedMessage id="results.express.added" defaultMessage="In the coupon" />
          ) : (
            <FormattedMessage id="results.express.addAll" defaultMessage="Add all" />
          )}
        </Button>
      )}
    </li>
  );
}
