import { homePath, listPath, type RouteKey } from '@touchline/shared-routes';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const names = defineMessages({
  home: { id: 'shell.section.home', defaultMessage: 'Home' },
  line: { id: 'shell.section.line', defaultMessage: 'Sports' },
  live: { id: 'shell.section.live', defaultMessage: 'Live' },
});

export interface ShellSection {
  key: 'home' | 'line' | 'live';
  name: MessageDescriptor;
  href: string;
  isLive: boolean;
}

/** Sections that the header and the bottom navigation offer: those that exist. */
export const shellSections = (lang: string): readonly ShellSection[] => [
  { key: 'home', name: names.home, href: homePath(lang), isLive: false },
  { key: 'line', name: names.line, href: listPath({ lang, section: 'line' }), isLive: false },
  { key: 'live', name: names.live, href: listPath({ lang, section: 'live' }), isLive: true },
];

/** Which of them a page belongs to; null for pages outside, for example the office. */
export function currentSection(routeKey: RouteKey, section: string | undefined): ShellSection['key'] | null {
  if (routeKey === 'home') return 'home';
  if (section === 'live' || section === 'line') return section;
  return null;
}
