import { DATE_STYLES } from '@touchline/shared-primitives';
import { type Day, formatDay, utcDay } from '@touchline/shared-primitives/calendar';
import type { ContentDocument } from '@touchline/content-contract';
import { CardList, DocumentBody, documentPage } from '@touchline/content-pages';
import { selectCompanyName } from '@touchline/shared-config';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { EmptyState, InfoIcon } from '@touchline/ui-kit';
import { usePageParams } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FEEDS } from './feeds.ts';
import styles from './News.module.css';

function NewsPage() {
  const { slug } = usePageParams();
  return slug === undefined ? <NewsList /> : <Article key={slug} slug={slug} />;
}

function NewsList() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const title = intl.formatMessage({ id: 'information.news.title', defaultMessage: 'News' });
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <CardList
        kind="news"
        hasDate
        label={title}
        hrefOf={({ slug }) => routePath('news', { slug }, { lang })}
        empty={
          <EmptyState isCard icon={<InfoIcon />} title={<FormattedMessage id="information.news.none" defaultMessage="No news yet" />} />
        }
      />
      <p className={styles.feeds}>
        {FEEDS.map(({ name, type, pathIn }) => (
          <a key={name} href={pathIn(lang)} type={type}>
            {name}
          </a>
        ))}
      </p>
    </>
  );
}

/** The date that the editor gave the article. */
function Published({ day }: { day: Day }) {
  const intl = useIntl();
  return <time dateTime={day}>{formatDay(intl, day, DATE_STYLES.dateInWords)}</time>;
}

function Article({ slug }: { slug: string }) {
  return (
    <DocumentBody of={{ kind: 'news', slug }}>
      {({ title, summary, label, publishedAt, lang }, text) => (
        <article className={styles.article} lang={lang}>
          <header>
            {label !== null && <p className={styles.label}>{label}</p>}
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.date}>
              <Published day={utcDay(publishedAt * 1000)} />
            </p>
          </header>
          <p className={styles.lead}>{summary}</p>
          {text}
        </article>
      )}
    </DocumentBody>
  );
}

const structured = (
  { title, summary, publishedAt, updatedAt, lang }: ContentDocument,
  { url, company }: { url: string; company: string },
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  inLanguage: lang,
  datePublished: new Date(publishedAt * 1000).toISOString(),
  dateModified: new Date(updatedAt * 1000).toISOString(),
  mainEntityOfPage: url,
  publisher: { '@type': 'Organization', name: company },
});

/** News: the list, or one article. @spec PI-03 */
export const newsContent = documentPage({
  needs: ({ slug }) => (slug === undefined ? { lists: ['news'] } : { document: { kind: 'news', slug } }),
  Body: NewsPage,
  seo: (article, { url, store }) => ({
    title: article.title,
    structured: structured(article, { url: `${url.origin}${url.pathname}`, company: selectCompanyName(store.getState()) }),
  }),
});
