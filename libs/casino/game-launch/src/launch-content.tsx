import { gameOpened, loadShown, previewOf, selectShown } from '@touchline/casino-state';
import type { CasinoPreview, PreviewQuery } from '@touchline/casino-contract';
import { selectSiteConfig } from '@touchline/shared-config';
import { routePath } from '@touchline/shared-routes';
import { type LoadContext, type RootState, selectLanguage, type SeoData } from '@touchline/shared-state';
import { type PageContent, usePageParams, usePageQuery } from '@touchline/ui-pages';
import { Link, Notice, SectionHeading } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { GameStage } from './GameStage.tsx';
import styles from './GameStage.module.css';

const idOf = ({ gameId }: Readonly<Record<string, string | undefined>>): number => Number(/^\d{1,9}$/.exec(gameId ?? '')?.[0] ?? 0);
type Params = Readonly<Record<string, string | undefined>>;

/** Context of the visit: one backend may serve several sites, and games may be closed in the visitor's country. @spec CF-04 CS-04 */
function queryOf(state: object, { build, lang }: Pick<LoadContext, 'build' | 'lang'>): PreviewQuery {
  const site = selectSiteConfig(state);
  return {
    whence: build === 'mobile' ? 2 : 1,
    ...(site !== null && { groupId: site.group_id, ref: site.ref_id }),
    lng: lang,
    ...(typeof site?.geoCountryId === 'number' && { fcountry: site.geoCountryId }),
  };
}
/** Key of the preview in the store. Only the request needs the query. */
const resourceOf = (params: Params, query: PreviewQuery = {}) => previewOf(idOf(params), query);

function GamePage() {
  const params = usePageParams();
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const isDemoFirst = usePageQuery().has('demo');
  const view = useSelector((state: RootState) => selectShown<CasinoPreview>(state as object, resourceOf(params)), isSameView);
  if (view.status !== 'ready') return <div className={styles.waiting} aria-busy="true" />;
  const { game, blocked } = view.data;
  return (
    <>
      <SectionHeading level={1}>{game.title}</SectionHeading>
      <p className={styles.quiet}>
        <Link href={routePath('provider', { provider: game.provider.id }, { lang })} className={styles.alone}>
          {game.provider.name}
        </Link>
      </p>
      {blocked === 'country' ? (
        <Notice>
          <FormattedMessage id="gameLaunch.noMoney.country" defaultMessage="This game is not offered in your country." />
        </Notice>
      ) : (
        <GameStage
          key={game.id}
          model={game.model}
          title={game.title}
          game={game.id}
          theme={game.theme}
          isVariant={game.variant > 1}
          isDemoFirst={isDemoFirst}
          onMoney={() => dispatch(gameOpened({ gameId: game.id }))}
        />
      )}
    </>
  );
}

type Shown = ReturnType<typeof selectShown<CasinoPreview>>;
const isSameView = (a: Shown, b: Shown): boolean =>
  a.status === b.status && (a.status !== 'ready' || (b.status === 'ready' && a.data === b.data));

function seo({ store, params }: LoadContext): Partial<SeoData> {
  const view = selectShown<CasinoPreview>(store.getState() as object, resourceOf(params));
  return view.status === 'ready' ? { title: view.data.game.title } : { robots: 'noindex' };
}

/** The page of one game of the catalogue. @spec CS-02 CS-04 */
export const launchContent: PageContent = {
  Body: GamePage,
  load: async (context) => {
    await loadShown(context, resourceOf(context.params, queryOf(context.store.getState() as object, context)));
  },
  seo,
};
