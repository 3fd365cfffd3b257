import { selectSiteConfig } from '@touchline/shared-config';
import { homePath, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { PageFrame } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { SectionFrame } from './section-plan.ts';
import { trailTo, withCurrent } from './trail.ts';
import { usePageRoute } from './use-page-route.ts';

export interface OfSectionProps {
  section: SectionFrame;
  title: MessageDescriptor;
  /** The content has a heading of its own. */
  hasOwnHeading?: boolean;
  children: ReactNode;
}

/** The frame of a section's page, from its plan: breadcrumbs, heading, and the section's pages with the current one marked. */
export function OfSection({ section, title, hasOwnHeading = false, children }: OfSectionProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  const { params, row } = usePageRoute();
  const available = useSelector(selectSiteConfig)?.availableRoutes;
  const path = pathname.replace(/\/$/, '');
  // A page that this site does not have is no place to go to. @spec RT-02
  const isHere = ({ href }: { href: string }): boolean => available?.includes(matchRoute(splitLanguage(href).path).row.id) ?? true;
  const all = section.places(params).map(({ name, href }) => ({ name: intl.formatMessage(name), href: href(lang) }));
  const places = all.filter(isHere);
  const home = { name: intl.formatMessage({ id: 'pages.home', defaultMessage: 'Home' }), href: homePath(lang) };
  const heading = intl.formatMessage(title);
  return (
    <PageFrame
      trail={trailTo({ home, places, path, title: heading })}
      title={hasOwnHeading ? undefined : heading}
      isAlone={row.layout !== 'main'}
      navigation={{ label: intl.formatMessage(section.name), places: withCurrent(places, path) }}
    >
      {children}
    </PageFrame>
  );
}
