import { GameFacts } from '@touchline/casino-game-launch';
import { MODEL_NAMES } from '@touchline/casino-game-launch/names';
import { modelOf } from '@touchline/casino-game-math';
import { intlOf } from '@touchline/shared-i18n';
import { routePath } from '@touchline/shared-routes';
import { type LoadContext, PageNotFound, selectLanguage } from '@touchline/shared-state';
import { LinkButton, SectionHeading } from '@touchline/ui-kit';
import { type PageContent, usePageParams } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { HOW } from './how-words.ts';
import styles from './Games.module.css';

function GameLanding() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const model = modelOf(usePageParams()['landingRoute'] ?? '');
  if (model === undefined) return null;
  return (
    <div className={styles.page}>
      <SectionHeading level={1}>{intl.formatMessage(MODEL_NAMES[model.id])}</SectionHeading>
      <p>{intl.formatMessage(HOW[model.group])}</p>
      <GameFacts model={model} />
      <div className={styles.actions}>
        <LinkButton look="primary" href={`${routePath('game-view', { gameRoute: model.id }, { lang })}?demo`}>
          <FormattedMessage id="games.landing.demo" defaultMessage="Try the demo" />
        </LinkButton>
        <LinkButton href={routePath('games', {}, { lang })}>
          <FormattedMessage id="games.landing.all" defaultMessage="All games" />
        </LinkButton>
      </div>
    </div>
  );
}

/** A short introduction to one game, without the site around it. @spec CS-05 */
export const landingContent: PageContent = {
  Body: GameLanding,
  load: async ({ params }) => {
    if (modelOf(params['landingRoute'] ?? '') === undefined) throw new PageNotFound('no such game');
  },
  seo: ({ store, params }: LoadContext) => {
    const model = modelOf(params['landingRoute'] ?? '');
    return model === undefined ? {} : { title: intlOf(store).formatMessage(MODEL_NAMES[model.id]) };
  },
};
