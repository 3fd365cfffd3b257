import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatDay } from '@touchline/shared-primitives/calendar';
import type { CasinoProvider } from '@touchline/casino-contract';
import { gamesIn, loadShown, providers, selectShown } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { type LoadContext, PageNotFound, selectLanguage, type RootState } from '@touchline/shared-state';
import { Card, Crest, Link } from '@touchline/ui-kit';
import { type PageContent, usePageParams } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { KIND_NAMES } from '../game-words.ts';
import { contentOf } from '../parts/content-of.ts';
import { GameCount, Group, groupedBy, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { CASINO_KINDS } from '@touchline/casino-contract';
import styles from './Providers.module.css';

function Kinds({ kinds }: Pick<CasinoProvider, 'kinds'>) {
  const intl = useIntl();
  return <span>{intl.formatList(kinds.map(({ id }) => intl.formatMessage(KIND_NAMES[id])))}</span>;
}

/** The wordmark beside the name of a provider. */
function Mark({ name, wordmark }: Pick<CasinoProvider, 'name' | 'wordmark'>) {
  return wordmark === undefined ? (
    <Crest name={name} size={44} className={styles.crest} />
  ) : (
    <img src={wordmark} alt="" width={120} height={40} loading="lazy" className={styles.mark} />
  );
}

function ProvidersPage() {
  const lang = useSelector(selectLanguage);
  return (
    <Page>
      <Shown resource={providers}>
        {(all) => (
          <ul className={styles.list}>
            {all.map((provider) => (
              <li key={provider.id}>
                <Card hasPadding className={styles.provider}>
                  <Mark {...provider} />
                  <div className={styles.words}>
                    <Link href={routePath('provider', { provider: provider.id }, { lang })} className={styles.name}>
                      {provider.name}
                    </Link>
                    <span className={styles.kinds}>
                      <Kinds kinds={provider.kinds} />
                    </span>
                    <span className={styles.count}>
                      <GameCount count={provider.games} />
                    </span>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Page>
  );
}

const gamesBy = (provider: string) => gamesIn(`provider/${provider}`, { provider, sort: 'new' });

/** The provider in the URL; undefined until loaded. */
function useProvider(): { id: string; provider: CasinoProvider | undefined } {
  const id = usePageParams()['provider'] ?? '';
  const view = useSelector((state: RootState) => selectShown(state, providers));
  return { id, provider: view.status === 'ready' ? view.data.find((one) => one.id === id) : undefined };
}

function ProviderPage() {
  const intl = useIntl();
  const { id, provider } = useProvider();
  return (
    <Page>
      {provider !== undefined && (
        <>
          <div className={styles.head}>
            <Mark {...provider} />
            <h1 className={styles.title}>{provider.name}</h1>
          </div>
          <dl className={styles.facts}>
            <dt>
              <FormattedMessage id="casino.provider.games" defaultMessage="Games" />
            </dt>
            <dd>
              <GameCount count={provider.games} />
            </dd>
            <dt>
              <FormattedMessage id="casino.provider.since" defaultMessage="First game" />
            </dt>
            <dd>
              <bdi>{String(provider.since)}</bdi>
            </dd>
            <dt>
              <FormattedMessage id="casino.provider.newest" defaultMessage="Latest release" />
            </dt>
            <dd>{formatDay(intl, provider.newestAt, DATE_STYLES.dateInWords)}</dd>
            <dt>
              <FormattedMessage id="casino.provider.languages" defaultMessage="Languages" />
            </dt>
            <dd>{intl.formatList(provider.languages.map((code) => intl.formatDisplayName(code, { type: 'language' }) ?? code))}</dd>
          </dl>
        </>
      )}
      <Shown resource={gamesBy(id)}>
        {({ games }) =>
          groupedBy(games, CASINO_KINDS, ({ kind }) => kind).map(({ key, games: own }) => (
            <Group key={key} name={intl.formatMessage(KIND_NAMES[key])} games={own} />
          ))
        }
      </Shown>
    </Page>
  );
}

async function loadProvider(context: LoadContext): Promise<void> {
  const id = context.params['provider'] ?? '';
  const all = await loadShown(context, providers);
  if (!all.some((provider) => provider.id === id)) throw new PageNotFound('no such provider');
  await loadShown(context, gamesBy(id));
}

/** All providers by name. @spec CS-01 */
export const providersContent = contentOf(ProvidersPage, providers);
/** One provider and its games, grouped by kind. @spec CS-01 */
export const providerContent: PageContent = {
  Body: ProviderPage,
  load: loadProvider,
  seo: ({ params, store }) => {
    const view = selectShown(store.getState(), providers);
    const name = view.status === 'ready' ? view.data.find(({ id }) => id === params['provider'])?.name : undefined;
    return name === undefined ? { robots: 'noindex' } : { title: name };
  },
};
