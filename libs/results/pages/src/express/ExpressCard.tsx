import { nameContext, startText, useOdds } from '@touchline/betting-event-list';
import type { ExpressKind, ExpressLeg, ExpressOfTheDay } from '@touchline/betting-contract';
import { totalCoef } from '@touchline/betting-coupon-math';
import { useNames } from '@touchline/betting-names';
import { selectView } from '@touchline/shared-state';
import { Button, Card } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './Express.module.css';
import { GameHead } from './GameHead.tsx';
import { useExpressPicks } from './use-express-picks.ts';

const KINDS: Readonly<Record<ExpressKind, MessageDescriptor>> = defineMessages({
  favourites: { id: 'results.express.favourites', defaultMessage: 'Favourites' },
  even: { id: 'results.express.even', defaultMessage: 'Close matches' },
  goals: { id: 'results.express.goals', defaultMessage: 'Many goals' },
});

/** The market and outcome of a leg; undefined if its market has no such outcome. */
function pickOf({ game, outcomeId }: ExpressLeg) {
  const [market] = game.markets;
  const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
  return market && outcome && { game, market, outcome };
}

export interface ExpressCardProps {
  express: ExpressOfTheDay;
  servedAt: number;
  /** Default: `h2`. */
  heading?: 'h2' | 'h3';
}

/** One express: its selections, the total odds, and a button that adds the missing selections to the coupon. @spec BT-09 */
export function ExpressCard({ express: { expressId, kind, legs }, servedAt, heading: Heading = 'h2' }: ExpressCardProps) {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const { is12h } = useSelector(selectView);
  const { isPicked, toggle, isOneClick } = useExpressPicks();
  const picks = legs.flatMap((leg) => pickOf(leg) ?? []);
  const missing = picks.filter(({ outcome }) => !isPicked(outcome.id));
  const title = intl.formatMessage(KINDS[kind]);
  return (
    <Card className={styles.card}>
      <Heading className={styles.title}>
        <span>{title}</span> <b>{odds(totalCoef(picks.map(({ outcome }) => outcome.coef)))}</b>
      </Heading>
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
