import type { PopularAnswer, PopularBet } from '@touchline/betting-contract';
import { nameContext, startText, useAnswer, useOdds } from '@touchline/betting-event-list';
import { useNames } from '@touchline/betting-names';
import { OutcomeButton } from '@touchline/betting-ui';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { Card } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { GameHead } from '../express/GameHead.tsx';
import { useExpressPicks } from '../express/use-express-picks.ts';
import styles from '../express/Express.module.css';
import { popularQuestion } from '../questions.ts';
import { Band } from './Band.tsx';
import own from './Bands.module.css';
import { RENEW_MS } from './renew.ts';

/** The most popular bets with their numbers of players; a bet appears only above a minimum number, which the band states. @spec BT-01 */
export function PopularBand() {
  const lang = useSelector(selectLanguage);
  const { view } = useAnswer(
    useMemo(() => popularQuestion(lang), [lang]),
    RENEW_MS,
  );
  return view.status === 'ready' && view.answer.bets.length > 0 ? <PopularBets key={lang} answer={view.answer} /> : null;
}

/** Rows keep the order in which they first appeared, so that none moves under the pointer; bets no longer offered are locked. */
function PopularBets({ answer: { bets, fewestPlayers, servedAt } }: { answer: PopularAnswer }) {
  const [first] = useState(bets);
  return (
    <Band title={<FormattedMessage id="results.popular.title" defaultMessage="Popular bets" />}>
      <p className={styles.note}>
        <FormattedMessage
          id="results.popular.note"
          defaultMessage="Real bets of the last 24 hours. A selection is shown once {count, plural, one {# player has} other {# players have}} chosen it."
          values={{ count: fewestPlayers }}
        />
      </p>
      <Card>
        <ul className={styles.rows}>
          {first.map((seen) => {
            const now = bets.find(({ outcomeId }) => outcomeId === seen.outcomeId);
            return <PopularRow key={seen.outcomeId} bet={now ?? seen} isLocked={now === undefined} servedAt={servedAt} />;
          })}
        </ul>
      </Card>
    </Band>
  );
}

function PopularRow({ bet, isLocked, servedAt }: { bet: PopularBet; isLocked: boolean; servedAt: number }) {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const { is12h } = useSelector(selectView);
  const { isPicked, toggle } = useExpressPicks('popular');
  const { game, outcomeId, players } = bet;
  const [market] = game.markets;
  const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
  if (market === undefined || outcome === undefined) return null;
  const context = nameContext(game);
  const { time, day } = startText(intl, game.startAt, servedAt, is12h);
  const name = names.outcome(outcome, market, { context });
  const label = `${names.market(market.typeId, context)}: ${name}`;
  const shown = { id: outcome.id, name: label, label, odds: odds(outcome.coef), isPicked: isPicked(outcome.id), isLocked };
  return (
    <li className={styles.row}>
      <GameHead game={game} when={`${day} ${time}`} />
      <span className={own.price}>
        <small>
          <FormattedMessage
            id="results.popular.players"
            defaultMessage="{count, plural, one {# player} other {# players}}"
            values={{ count: players }}
          />
        </small>
        <OutcomeButton outcome={shown} onPick={() => toggle({ game, market, outcome })} />
      </span>
    </li>
  );
}
