import { DocumentBody, documentPage } from '@touchline/content-pages';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips, Notice } from '@touchline/ui-kit';
import { usePageParams } from '@touchline/ui-pages';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

const TABS = ['about', 'odds', 'winners', 'live', 'tips', 'faq'] as const;
const words = defineMessages({
  about: { id: 'promo.cricket.about', defaultMessage: 'About' },
  odds: { id: 'promo.cricket.odds', defaultMessage: 'Odds' },
  winners: { id: 'promo.cricket.winners', defaultMessage: 'Winners' },
  live: { id: 'promo.cricket.live', defaultMessage: 'Live' },
  tips: { id: 'promo.cricket.tips', defaultMessage: 'Tips' },
  faq: { id: 'promo.cricket.faq', defaultMessage: 'FAQ' },
});

function CricketPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { tab = 'about' } = usePageParams();
  return (
    <>
      <Chips role="navigation" aria-label={intl.formatMessage({ id: 'promo.cricket.tabs', defaultMessage: 'Cricket World Cup' })}>
        {TABS.map((name) => (
          <ChipLink
            key={name}
            href={routePath('cricket-world-cup', name === 'about' ? {} : { tab: name }, { lang })}
            isCurrent={name === tab}
          >
            <FormattedMessage {...words[name]} />
          </ChipLink>
        ))}
      </Chips>
      <Notice>
        <FormattedMessage
          id="promo.cricket.invented"
          defaultMessage="The tournament, teams, fixtures and odds on this page are invented for the demo."
        />
      </Notice>
      <DocumentBody key={tab} of={{ kind: 'cricket', slug: tab }} />
    </>
  );
}

/** The page of a cricket tournament with its six tabs. @spec PI-02 */
export const cricketContent = documentPage({
  needs: ({ tab = 'about' }) => ({ document: { kind: 'cricket', slug: tab } }),
  Body: CricketPage,
  seo: ({ title }) => ({ title }),
});
