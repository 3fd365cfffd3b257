import { gameOpened, loadShown, previewOf, selectShown } from '@touchline/casino-state';
import type { CasinoPreview } from '@touchline/casino-contract';
import type { LoadContext, SeoData } from '@touchline/shared-state';
import { selectLanguage } from '@touchline/shared-state';
import { type PageContent, usePageParams, usePageQuery } from '@touchline/ui-pages';
import { SectionHeading } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { GameStage } from './GameStage.tsx';
import styles from './GameStage.module.css';

const idOf = ({ gameId }: Readonly<Record<string, string | undefined>>): number => Number(/^\d{1,9}$/.exec(gameId ?? '')?.[0] ?? 0);
const resourceOf = (params: Readonly<Record<string, string | undefined>>, lng: string) => previewOf(idOf(params), { lng });

function GamePage() {
  const params = usePageParams();
  const lang = useSelector(selectLanguage);
  const dispatch = useDispatch();
  const isDemoFirst = usePageQuery().has('demo');
  const view = useSelector((state) => selectShown<CasinoPreview>(state as object, resourceOf(params, lang)), isSameView);
  if (view.status !== 'ready') return <div className={styles.waiting} aria-busy="true" />;
  const { game } = view.data;
  return (
    <>
      <SectionHeading level={1}>{game.title}</SectionHeading>
      <p className={styles.quiet}>
        {game.provider.name}{' '}
        {game.variant > 1 && (
          <FormattedMessage id="gameLaunch.variant" defaultMessage="· A variant: the same mathematics under another picture" />
        )}
      </p>
      <GameStage
        model={game.model}
        title={game.title}
        game={game.id}
        isDemoFirst={isDemoFirst}
        onMoney={() => dispatch(gameOpened({ gameId: game.id }))}
      />
    </>
  );
}

type Shown = ReturnType<typeof selectShown<CasinoPreview>>;
const isSameView = (a: Shown, b: Shown): boolean =>
  a.status === b.status && (a.status !== 'ready' || (b.status === 'ready' && a.data === b.data));

function seo({ store, params, lang }: LoadContext): Partial<SeoData> {
  const view = selectShown<CasinoPreview>(store.getState() as object, resourceOf(params, lang));
  return view.status === 'ready' ? { title: view.data.game.title } : { robots: 'noindex' };
}

/** The page of one game of the catalogue. @spec CS-02 CS-04 */
export const launchContent: PageContent = {
  Body: GamePage,
  load: async (context) => {
    await loadShown(context, resourceOf(context.params, context.lang));
  },
  seo,
};
