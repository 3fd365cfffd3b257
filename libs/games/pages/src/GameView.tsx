import { GameStage, VERIFIER, VERIFIER_ROUTE, VerifierPage } from '@touchline/casino-game-launch';
import { MODEL_NAMES } from '@touchline/casino-game-launch/names';
import { modelOf } from '@touchline/casino-game-math';
import { intlOf } from '@touchline/shared-i18n';
import { type LoadContext, PageNotFound } from '@touchline/shared-state';
import { SectionHeading } from '@touchline/ui-kit';
import { type PageContent, usePageParams, usePageQuery } from '@touchline/ui-pages';
import { useIntl } from 'react-intl';
import styles from './Games.module.css';

function GameView() {
  const intl = useIntl();
  const route = usePageParams()['gameRoute'] ?? '';
  const model = modelOf(route);
  const isDemoFirst = usePageQuery().has('demo');
  if (route === VERIFIER_ROUTE)
    return (
      <div className={styles.page}>
        <SectionHeading level={1}>{intl.formatMessage(VERIFIER.title)}</SectionHeading>
        <VerifierPage />
      </div>
    );
  if (model === undefined) return null;
  const title = intl.formatMessage(MODEL_NAMES[model.id]);
  return (
    <div className={styles.page}>
      <SectionHeading level={1}>{title}</SectionHeading>
      <GameStage key={model.id} model={model.id} title={title} isDemoFirst={isDemoFirst} />
    </div>
  );
}

/** The page of one in-house game, or the round verification page; an unknown key is a 404. @spec CS-05 */
export const viewContent: PageContent = {
  Body: GameView,
  load: async ({ params }) => {
    if (params['gameRoute'] !== VERIFIER_ROUTE && modelOf(params['gameRoute'] ?? '') === undefined) throw new PageNotFound('no such game');
  },
  seo: ({ store, params }: LoadContext) => {
    if (params['gameRoute'] === VERIFIER_ROUTE) return { title: intlOf(store).formatMessage(VERIFIER.title) };
    const model = modelOf(params['gameRoute'] ?? '');
    return model === undefined ? {} : { title: intlOf(store).formatMessage(MODEL_NAMES[model.id]) };
  },
};
