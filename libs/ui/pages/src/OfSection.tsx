import { selectSiteConfig } from '@touchline/shared-config';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { PageFrame } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { SectionFrame } from './section-plan.ts';
import { homePlace, placesIn, trailTo, withCurrent } from './trail.ts';
import { useSectionMenu } from './use-section-menu.tsx';
import { usePageRoute } from './use-page-route.ts';
import { useTrail } from './use-trail.ts';

export interface OfSectionProps {
  /** Name and pages of the section. */
  section: SectionFrame;
  /** Heading of the page. */
  title: MessageDescriptor;
  /** Whether the content has its own heading. */
  hasOwnHeading?: boolean | undefined;
  /** The page itself. */
  children: ReactNode;
}

/** The frame of a section's page, from its plan: breadcrumbs, heading, and links to the section's pages with the current one marked. */
export function OfSection({ section, title, hasOwnHeading = false, children }: OfSectionProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  const { params, row } = usePageRoute();
  const site = useSelector(selectSiteConfig);
  const { userId } = useSelector(selectView);
  const path = pathname.replace(/\/$/, '');
  const places = placesIn(section, { intl, params, lang, offer: { site, isSignedIn: userId !== null } });
  const name = intl.formatMessage(section.name);
  const menu = useSectionMenu(section.menu, { name, places: withCurrent(places, path), lang });
  const heading = intl.formatMessage(title);
  const trail = useTrail(trailTo({ home: homePlace(intl, lang), section: name, places, path, title: heading }));
  return (
    <PageFrame
      trail={trail}
      title={hasOwnHeading ? undefined : heading}
      isAlone={row.layout !== 'main'}
      navigation={{ label: name, ...menu }}
    >
      {children}
    </PageFrame>
  );
}
