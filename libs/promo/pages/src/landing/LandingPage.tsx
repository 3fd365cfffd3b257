import type { LandingBlock } from '@touchline/content-contract';
import { DocumentBody } from '@touchline/content-pages';
import { ContentArt, ContentCards } from '@touchline/content-ui';
import { routePath, withLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { usePageParams } from '@touchline/ui-pages';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styles from './Landing.module.css';

function Part({ block, text, lang }: { block: LandingBlock; text: ReactNode; lang: string }) {
  switch (block.type) {
    case 'text':
      return text;
    case 'action':
      return (
        <div>
          <LinkButton look="primary" href={withLanguage(block.href, lang)}>
            {block.label}
          </LinkButton>
        </div>
      );
    case 'steps':
      return (
        <section className={styles.part}>
          <h2 className={styles.heading}>{block.title}</h2>
          <ol className={styles.steps}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      );
    case 'cards':
      return block.cards.length === 0 ? null : (
        <section className={styles.part}>
          <h2 className={styles.heading}>{block.title}</h2>
          <ContentCards
            cards={block.cards}
            heading="h3"
            label={block.title}
            hrefOf={({ slug }) => routePath('promotion', { promotionId: slug }, { lang })}
          />
        </section>
      );
  }
}

/** Landing page of an advertisement, built from its configured blocks. @spec PI-02 */
export function LandingPage() {
  const { landingId = '' } = usePageParams();
  const lang = useSelector(selectLanguage);
  return (
    <DocumentBody key={landingId} of={{ kind: 'landing', slug: landingId }}>
      {(landing, text) => (
        <div className={styles.landing}>
          <header className={styles.head}>
            {landing.art !== null && <ContentArt name={landing.art} className={styles.art} />}
            <div className={styles.words}>
              <h1 className={styles.title}>{landing.title}</h1>
              <p className={styles.summary}>{landing.summary}</p>
            </div>
          </header>
          {landing.blocks.map((block, at) => (
            <Part key={at} block={block} text={text} lang={lang} />
          ))}
        </div>
      )}
    </DocumentBody>
  );
}
