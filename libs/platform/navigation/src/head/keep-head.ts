import { selectIsPlayer } from '@touchline/identity-state';
import { shellSeo } from '@touchline/platform-shell';
import { crumbsOf, loadSeo, selectSeo, seoReceived } from '@touchline/platform-state';
import { selectCompanyName, selectSiteConfig } from '@touchline/shared-config';
import type { RedirectAnswer } from '@touchline/platform-contract';
import { within } from '@touchline/shared-http';
import { intlOf } from '@touchline/shared-i18n';
import type { RouteMatch } from '@touchline/shared-routes';
import type { ModularStore } from '@touchline/shared-state';
import type { Opening } from '../page/page-opener.ts';
import { headOf } from './head.ts';
import { seoQuestionOf } from './seo-question.ts';
import { showHead } from './page-head.ts';

export interface KeepHeadOptions {
  store: ModularStore;
  opening: Opening;
  match: RouteMatch;
  languages: readonly string[];
  /** Breadcrumbs from the redirect service. */
  breadcrumbs: RedirectAnswer['breadcrumbs'];
}

/** How long the title waits for the services; later answers are applied when they arrive. */
const HEAD_WAITS_MS = 500;

/**
 * Updates the head for the new page and loads the text below it. The services are asked after the guards have decided, without delaying the
 * page.
 *
 * @spec SE-01 SE-02 SE-03
 */
export async function keepHead({ store, opening, match, languages, breadcrumbs }: KeepHeadOptions): Promise<void> {
  const { url, lang, ports, signal } = opening.context;
  const path = url.pathname;
  const question = seoQuestionOf({ url, lang, match, isSignedIn: selectIsPlayer(store.getState()) });
  const crumbs = crumbsOf(breadcrumbs, url.origin);
  const loading = question === null ? null : loadSeo(ports, question, signal);
  // Breadcrumbs are shown at once, because the SEO services may be late or fail.
  if (crumbs.length > 0) store.dispatch(seoReceived({ ...selectSeo(store.getState(), path), path, crumbs }));

  const show = (isMissing: boolean): void => {
    if (signal.aborted) return;
    const state = store.getState();
    const site = selectSiteConfig(state);
    const siteName = selectCompanyName(state);
    const own = isMissing ? undefined : opening.page()?.seo?.(opening.context);
    const seo = own ?? shellSeo(isMissing ? 'not-found' : match.key, intlOf(store), siteName);
    const status = isMissing ? opening.missingStatus() : 200;
    showHead(
      headOf({ url, match, lang, languages, status, seo, overrides: selectSeo(state, path), hosts: site?.seoHosts ?? [], siteName }),
    );
  };

  const answered = loading?.then((answer) => {
    if (!signal.aborted) store.dispatch(seoReceived({ path, crumbs, ...answer }));
  });
  const outcome = await opening.done;
  const isMissing = outcome === 'not-found';
  const isLate = answered !== undefined && (await within(answered, HEAD_WAITS_MS, () => 'late')) === 'late';
  show(isMissing);
  if (!isLate || isMissing) return;
  await answered;
  show(false);
}
