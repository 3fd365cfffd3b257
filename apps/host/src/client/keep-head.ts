import { selectIsPlayer } from '@touchline/identity-state';
import { shellSeo } from '@touchline/platform-shell';
import { crumbsOf, loadSeo, selectSeo, seoReceived } from '@touchline/platform-state';
import { selectCompanyName, selectSiteConfig } from '@touchline/shared-config';
import type { RedirectAnswer } from '@touchline/platform-contract';
import { within } from '@touchline/shared-http';
import { intlOf } from '@touchline/shared-i18n';
import type { RouteMatch } from '@touchline/shared-routes';
import type { ModularStore } from '@touchline/shared-state';
import type { Opening } from '../app/page-opener.ts';
import { headOf } from '../head.ts';
import { seoQuestionOf } from '../seo-question.ts';
import { showHead } from './page-head.ts';

export interface KeepHeadOptions {
  store: ModularStore;
  opening: Opening;
  match: RouteMatch;
  languages: readonly string[];
  /** Trail by the redirect service. */
  breadcrumbs: RedirectAnswer['breadcrumbs'];
}

/** A title waits so long for the services; what they say later is put in then. */
const HEAD_WAITS_MS = 500;

/**
 * Says in the head what page this is now, and brings the text under it. The services are asked when the navigation has been judged: nobody
 * waits for them.
 *
 * @spec SE-01 SE-02 SE-03
 */
export async function keepHead({ store, opening, match, languages, breadcrumbs }: KeepHeadOptions): Promise<void> {
  const { url, lang, ports, signal } = opening.context;
  const path = url.pathname;
  const question = seoQuestionOf({ url, lang, match, isSignedIn: selectIsPlayer(store.getState()) });
  const crumbs = crumbsOf(breadcrumbs, url.origin);
  const told = question === null ? null : loadSeo(ports, question, signal);
  // The page shows its trail as it comes; the services may be late or silent.
  if (crumbs.length > 0) store.dispatch(seoReceived({ ...selectSeo(store.getState(), path), path, crumbs }));

  const show = (isMissing: boolean): void => {
    if (signal.aborted) return;
    const state = store.getState();
    const site = selectSiteConfig(state);
    const siteName = selectCompanyName(state);
    const own = isMissing ? undefined : opening.page()?.seo?.(opening.context);
    const seo = own ?? shellSeo(isMissing ? 'not-found' : match.key, intlOf(store), siteName);
    const status = isMissing ? opening.missingStatus() : 200;
    showHead(headOf({ url, match, lang, languages, status, seo, told: selectSeo(state, path), hosts: site?.seoHosts ?? [], siteName }));
  };

  const answered = told?.then((answer) => {
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
