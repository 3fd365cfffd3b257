import { loadOriginals, useOriginalArt, VERIFIER, VERIFIER_ROUTE, VOLATILITY_NAMES } from '@touchline/casino-game-launch';
import { MODEL_NAMES } from '@touchline/casino-game-launch/names';
import { type GameModel, MODEL_GROUPS, MODELS } from '@touchline/casino-game-math';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, SectionHeading } from '@touchline/ui-kit';
import type { PageContent } from '@touchline/ui-pages';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { GROUP_NAMES } from './group-names.ts';
import styles from './Games.module.css';

/** A tile like those of the casino: the picture shows the name, which follows it. */
function Entry({ model: { id, facts, volatility }, art }: { model: GameModel; art: string | undefined }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <li>
      <Link href={routePath('game-view', { gameRoute: id }, { lang })} className={styles.entry}>
        <span className={styles.picture}>
          {art !== undefined && <img src={art} alt="" width={300} height={400} loading="lazy" decoding="async" />}
        </span>
        <b>{intl.formatMessage(MODEL_NAMES[id])}</b>
        <span className={styles.figures}>
          <span>
            {facts === null ? (
              <FormattedMessage tagName="span" id="games.noStake" defaultMessage="No stake" />
            ) : (
              <FormattedMessage
                tagName="span"
                id="games.rtp"
                defaultMessage="Returns {rtp}"
                values={{
                  rtp: <FormattedNumber key="rtp" value={facts.rtp} style="percent" minimumFractionDigits={2} maximumFractionDigits={2} />,
                }}
              />
            )}
          </span>
          {facts !== null && <span>{` · ${intl.formatMessage(VOLATILITY_NAMES[volatility])}`}</span>}
        </span>
      </Link>
    </li>
  );
}

/** Games grouped by type. */
export function GameList({ models }: { models: readonly GameModel[] }) {
  const intl = useIntl();
  const artOf = useOriginalArt();
  return MODEL_GROUPS.map((group) => {
    const own = models.filter((model) => model.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <SectionHeading level={2}>{intl.formatMessage(GROUP_NAMES[group])}</SectionHeading>
        <ul className={styles.entries}>
          {own.map((model) => (
            <Entry key={model.id} model={model} art={artOf(model.id)} />
          ))}
        </ul>
      </section>
    );
  });
}

function GamesIndex() {
  const lang = useSelector(selectLanguage);
  return (
    <div className={styles.page}>
      <p>
        <FormattedMessage id="games.lead" defaultMessage="Provably fair originals. RTP shown on every game." />
      </p>
      <p>
        <Link href={routePath('game-view', { gameRoute: VERIFIER_ROUTE }, { lang })} className={styles.alone}>
          <FormattedMessage {...VERIFIER.title} />
        </Link>
      </p>
      <GameList models={MODELS} />
    </div>
  );
}

/** Shelf of the in-house games. @spec CS-05 */
export const indexContent: PageContent = { Body: GamesIndex, load: loadOriginals };
