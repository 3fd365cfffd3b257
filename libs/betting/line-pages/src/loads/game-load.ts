import { loadFeed, selectGamePage, type FeedView } from '@touchline/betting-line-state';
import { intlOf } from '@touchline/shared-i18n';
import { PageNotFound, type LoadContext, type SeoData, type RootState } from '@touchline/shared-state';
import { menuView } from '../views/list-views.ts';
import { readPlace } from '../place/read-place.ts';
import { lineCrumbs } from '../views/line-crumbs.ts';
import { gameEvent, pathOfGame } from '../views/structured-data.ts';

const FINISHED = 4;

export const gameView = (gameId: number, lang: string): FeedView => ({ kind: 'game', gameId, lang });

/** Loaded with the first game that is over: other pages do not need these words. */
let words: typeof import('../board/extra-words.ts') | undefined;

const gameOf = (state: RootState, gameId: number, lang: string) => {
  const page = selectGamePage(state, gameView(gameId, lang));
  return page?.games[page.gameId];
};

/** @throws PageNotFound when the url names no game, or one that the server does not know. @spec BT-01 */
export async function loadGame(context: LoadContext): Promise<void> {
  const place = readPlace(context.url.pathname, context.lang);
  if (place.gameId === null || place.isBroken) throw new PageNotFound('This url should name a game by its id.');
  await Promise.all([loadFeed(context, gameView(place.gameId, place.lang)), loadFeed(context, menuView(place))]);
  const isOver = gameOf(context.store.getState(), place.gameId, place.lang)?.state.statusId === FINISHED;
  if (isOver) words ??= await import('../board/extra-words.ts').catch(() => undefined);
}

/** @spec SE-02 */
export function gameSeo({ store, url, lang }: LoadContext): SeoData {
  const intl = intlOf(store);
  const { gameId } = readPlace(url.pathname, lang);
  const page = gameId === null ? undefined : selectGamePage(store.getState(), gameView(gameId, lang));
  const game = page?.games[page.gameId];
  if (game === undefined) return { title: intl.formatMessage({ id: 'betting.seo.game', defaultMessage: 'Event' }), robots: 'noindex' };
  const values = { first: game.opponent1.name, second: game.opponent2.name, champ: page?.champ?.name ?? '' };
  const path = pathOfGame(game, { lang, champ: page?.champ });
  return {
    title: intl.formatMessage({ id: 'betting.seo.gameTitle', defaultMessage: '{first} vs {second} odds – {champ}' }, values),
    description: intl.formatMessage(
      { id: 'betting.seo.gameWords', defaultMessage: '{first} vs {second} betting odds and markets, {champ}. Play money.' },
      values,
    ),
    path,
    crumbs: lineCrumbs(
      { intl, state: store.getState() },
      {
        lang,
        section: game.section,
        sportId: game.sportId,
        champ: page?.champ,
        game: { name: `${values.first} – ${values.second}`, path },
      },
    ),
    structured: {
      '@context': 'https://schema.org',
      ...gameEvent(game, { lang, origin: url.origin, champ: page?.champ, finalScore: words?.finalScore(intl, game) }),
    },
  };
}
