import { selectSiteConfig } from '@touchline/shared-config';
import { homePath } from '@touchline/shared-routes';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { PageFrame } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { isOffered } from './is-offered.ts';
import type { SectionFrame } from './section-plan.ts';
import { trailTo, withCurrent } from './trail.ts';
import { usePageRoute } from './use-page-route.ts';
import { useTrail } from './use-trail.ts';

export interface OfSectionProps {
  section: SectionFrame;
  title: MessageDescriptor;
  /** The content has a heading of its own. */
  hasOwnHeading?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a section's page, from its plan: breadcrumbs, heading, and the section's pages with the current one marked. */
export function OfSection({ section, title, hasOwnHeading = false, children }: OfSectionProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  const { params, row } = usePageRoute();
  const site = useSelector(selectSiteConfig);
  const { userId } = useSelector(selectView);
  const path = pathname.replace(/\/$/, '');
  const all = section.places(params).map((place) => ({ name: intl.formatMessage(place.name), href: place.href(lang) }));
  const places = all.filter(({ href }) => isOffered(href, { site, isSignedIn: userId !== null }));
  const home = { name: intl.formatMessage({ id: 'pages.home', defaultMessage: 'Home' }), href: homePath(lang) };
  const name = intl.formatMessage(section.name);
  const heading = intl.formatMessage(title);
  const trail = useTrail(trailTo({ home, section: name, places, path, title: heading }));
  return (
    <PageFrame
      trail={trail}
      title={hasOwnHeading ? undefined : heading}
      isAlone={row.layout !== 'main'}
      navigation={{ label: name, places: withCurrent(places, path) }}
    >
      {children}
    </PageFrame>
  );
}
