import { DocumentBody, documentPage } from '@touchline/content-pages';
import type { ContentDocument } from '@touchline/content-contract';
import { DocumentView } from '@touchline/content-ui';
import { selectLanguage } from '@touchline/shared-state';
import { Button, SearchIcon, TextField } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './Glossary.module.css';
import { matchingTerms, structuredTerms, termsOf } from './terms-of.ts';

const OF = { kind: 'page', slug: 'betting-alphabet' } as const;

function Terms({ document }: { document: ContentDocument }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const initial = usePageQuery().get('q') ?? '';
  const [search, setSearch] = useState(initial);
  const all = termsOf(document.body);
  const shown = matchingTerms(all, search);
  return (
    <>
      {/* Without scripts the form requests the same page from the server. */}
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="q"
          isQuiet
          isLabelHidden
          label={intl.formatMessage({ id: 'information.glossary.search', defaultMessage: 'Search the glossary' })}
          placeholder={intl.formatMessage({ id: 'information.glossary.search', defaultMessage: 'Search the glossary' })}
          value={search}
          maxLength={60}
          onChange={(event) => setSearch(event.target.value)}
          start={<SearchIcon />}
        />
        <noscript>
          <Button type="submit">
            <FormattedMessage id="information.glossary.find" defaultMessage="Search" />
          </Button>
        </noscript>
      </form>
      <p className={styles.count} role="status">
        <FormattedMessage
          id="information.glossary.count"
          defaultMessage="{count, plural, one {# term} other {# terms}}"
          values={{ count: shown.length }}
        />
      </p>
      <div className={styles.terms} lang={document.lang}>
        {shown.map(({ id, name, body }) => (
          <section key={id} id={id} className={styles.term}>
            <h2 className={styles.name}>
              <a href={`#${id}`}>{name}</a>
            </h2>
            <DocumentView body={body} lang={lang} writtenIn={document.lang} />
          </section>
        ))}
      </div>
    </>
  );
}

const GlossaryPage = () => <DocumentBody of={OF}>{(document) => <Terms document={document} />}</DocumentBody>;

/** The glossary: search, anchors, and structured data for search engines. @spec PI-03 */
export const glossaryContent = documentPage({
  needs: () => ({ document: OF }),
  Body: GlossaryPage,
  seo: (document, { url }) => ({
    structured: structuredTerms(document, `${url.origin}${url.pathname}`),
    ...(url.searchParams.has('q') && { robots: 'noindex' }),
  }),
});
