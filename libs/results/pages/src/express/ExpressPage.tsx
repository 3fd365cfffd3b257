import { nameContext, startText, useAnswer, useOdds } from '@touchline/betting-event-list';
import type { ExpressAnswer, Game } from '@touchline/betting-contract';
import { useNames } from '@touchline/betting-names';
import { OutcomeButton } from '@touchline/betting-ui';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { Card, EmptyState, LinesSkeleton, SectionFailedState, SectionHeading, StatsIcon } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { expressQuestion } from '../questions.ts';
import { ExpressCard } from './ExpressCard.tsx';
import { GameHead } from './GameHead.tsx';
import styles from './Express.module.css';
import { useExpressPicks } from './use-express-picks.ts';

/** Polling interval, in milliseconds. */
const RENEW_MS = 10_000;

/** The expresses of the day and duels of players, both at current prices. @spec BT-09 */
export function ExpressPage() {
  const lang = useSelector(selectLanguage);
  const { view, retry } = useAnswer(
    useMemo(() => expressQuestion(lang), [lang]),
    RENEW_MS,
  );
  if (view.status === 'loading') return <LinesSkeleton count={10} />;
  if (view.status === 'failed') return <SectionFailedState isCard onRetry={retry} />;
  return <Offers answer={view.answer} />;
}

function Offers({ answer: { expresses, duels, servedAt } }: { answer: ExpressAnswer }) {
  return (
    <div className={styles.page}>
      <p className={styles.note}>
        <FormattedMessage
          id="results.express.note"
          defaultMessage="The odds are those of each event in Sports. An express pays only if every selection wins, and each selection adds to the bookmaker’s margin."
        />
      </p>
      {expresses.length === 0 && (
        <EmptyState
          isCard
          icon={<StatsIcon />}
          title={<FormattedMessage id="results.express.none" defaultMessage="No express today: too few events" />}
        />
      )}
      <div className={styles.cards}>
        {expresses.map((express) => (
          <ExpressCard key={express.expressId} express={express} servedAt={servedAt} />
        ))}
      </div>
      {duels.length > 0 && <Duels duels={duels} servedAt={servedAt} />}
    </div>
  );
}

function Duels({ duels, servedAt }: { duels: readonly Game[]; servedAt: number }) {
  return (
    <section className={styles.page}>
      <SectionHeading>
        <FormattedMessage id="results.duels" defaultMessage="Player duels" />
      </SectionHeading>
      <p className={styles.note}>
        <FormattedMessage
          id="results.duels.note"
          defaultMessage="Who scores more goals in regular time? Own goals do not count. If both score the same, the bet is void."
        />
      </p>
      <Card>
        <ul className={styles.rows}>
          {duels.map((game) => (
            <Duel key={game.id} game={game} servedAt={servedAt} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Duel({ game, servedAt }: { game: Game; servedAt: number }) {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const { is12h } = useSelector(selectView);
  const { isPicked, toggle } = useExpressPicks();
  const context = nameContext(game);
  const { time, day } = startText(intl, game.startAt, servedAt, is12h);
  return (
    <li className={styles.row}>
      <GameHead game={game} when={`${day} ${time}`} />
      <span className={styles.prices}>
        {game.markets.flatMap((market) =>
          market.outcomes.map((outcome) => {
            const name = names.outcome(outcome, market, { context });
            const label = `${names.market(market.typeId, context)}: ${name}`;
            const shown = { id: outcome.id, name, label, odds: odds(outcome.coef), isPicked: isPicked(outcome.id) };
            return <OutcomeButton key={outcome.id} outcome={shown} onPick={() => toggle({ game, market, outcome })} />;
          }),
        )}
      </span>
    </li>
  );
}
