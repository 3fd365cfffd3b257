import { nameContext, startText, useOdds } from '@touchline/betting-event-list';
import type { ExpressOfTheDay } from '@touchline/betting-contract';
import { totalCoef } from '@touchline/betting-coupon-math';
import { useNames } from '@touchline/betting-names';
import { selectView } from '@touchline/shared-state';
import { Button, Card } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { EXPRESS_NAMES, pickOf } from './express-legs.ts';
import styles from './Express.module.css';
import { GameHead } from './GameHead.tsx';
import { useExpressPicks } from './use-express-picks.ts';

export interface ExpressCardProps {
  express: ExpressOfTheDay;
  servedAt: number;
}

/** One express: its selections, the total odds, and a button that adds the missing selections to the coupon. @spec BT-09 */
export function ExpressCard({ express: { expressId, kind, legs }, servedAt }: ExpressCardProps) {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const { is12h } = useSelector(selectView);
  const { isPicked, toggle, isOneClick } = useExpressPicks();
  const picks = legs.flatMap((leg) => pickOf(leg) ?? []);
  const missing = picks.filter(({ outcome }) => !isPicked(outcome.id));
  const title = intl.formatMessage(EXPRESS_NAMES[kind]);
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>
        <span>{title}</span> <b>{odds(totalCoef(picks.map(({ outcome }) => outcome.coef)))}</b>
      </h2>
      <ul className={styles.rows} aria-label={title}>
        {picks.map(({ game, market, outcome }) => {
          const context = nameContext(game);
          const { time, day } = startText(intl, game.startAt, servedAt, is12h);
          return (
            <li key={outcome.id} className={styles.leg}>
              <GameHead game={game} when={`${day} ${time}`} />
              <span className={styles.pick}>
                <span>
                  <span>{names.market(market.typeId, context)}</span>: <strong>{names.outcome(outcome, market, { context })}</strong>
                </span>
                <b>{odds(outcome.coef)}</b>
              </span>
            </li>
          );
        })}
      </ul>
      {isOneClick ? (
        <p className={styles.note}>
          <FormattedMessage id="results.express.oneClick" defaultMessage="Turn one-click betting off to add an express." />
        </p>
      ) : (
        <Button
          look="outline"
          disabled={missing.length === 0}
          aria-label={intl.formatMessage({ id: 'results.express.addOf', defaultMessage: 'Add to coupon: {express}' }, { express: title })}
          onClick={() => missing.forEach((pick) => toggle({ ...pick, expressId }))}
        >
          {missing.length === 0 ? (
            <FormattedMessage id="results.express.added" defaultMessage="In the coupon" />
          ) : (
            <FormattedMessage id="results.express.add" defaultMessage="Add to coupon" />
          )}
        </Button>
      )}
    </Card>
  );
}
