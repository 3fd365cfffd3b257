import { type GameModel } from '@touchline/casino-game-math';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link } from '@touchline/ui-kit';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { nameOfModel } from './model-words.ts';
import { VOLATILITY_NAMES } from './stage-words.ts';
import styles from './GameStage.module.css';

export interface GameFactsProps {
  model: GameModel;
  /** Whether another game was the first with the rules of this model; the model is then named and linked. */
  isVariant?: boolean;
}

/** Long-term return of a game, computed from its model. Empty for a game without a stake. @spec CS-05 */
export function GameFacts({ model: { id, facts, volatility }, isVariant = false }: GameFactsProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  if (facts === null)
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="gameLaunch.skill" defaultMessage="A game of skill: there is no stake and no prize." />
      </p>
    );
  const percent = (value: number) => <FormattedNumber value={value} style="percent" minimumFractionDigits={2} maximumFractionDigits={2} />;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <FormattedMessage id="gameLaunch.rtp" defaultMessage="Return to player" />
        </dt>
        <dd>
          <span>{percent(facts.rtp)}</span>
          {facts.interval !== undefined && (
            <small>
              {' '}
              <FormattedMessage
                id="gameLaunch.interval"
                defaultMessage="simulated, {rounds} rounds"
                values={{ rounds: intl.formatNumber(facts.interval.rounds) }}
              />
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="gameLaunch.hitRate" defaultMessage="Hit rate" />
        </dt>
        <dd>{percent(facts.hitRate)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="gameLaunch.maxWin" defaultMessage="Max win" />
        </dt>
        <dd>
          <bdi>
            ×
            <span>
              <FormattedNumber value={facts.most} maximumFractionDigits={2} />
            </span>
          </bdi>
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="gameLaunch.volatility" defaultMessage="Volatility" />
        </dt>
        <dd>{intl.formatMessage(VOLATILITY_NAMES[volatility])}</dd>
      </div>
      {isVariant && (
        <div>
          <dt>
            <FormattedMessage id="gameLaunch.sameMaths" defaultMessage="Same maths as" />
          </dt>
          <dd>
            <Link href={routePath('game-view', { gameRoute: id }, { lang })} className={styles.alone}>
              {nameOfModel(intl, id)}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
