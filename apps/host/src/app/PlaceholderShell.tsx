import { createContext, use, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Outlet } from 'react-router';
import type { SectionPages } from './section-pages.ts';

export const PagesContext = createContext<SectionPages | null>(null);

export function Shell() {
  return (
    <div>
      <header>
        <Link to="/en">Touchline</Link> <Link to="/en/live">Live</Link> <Link to="/en/login">Login</Link>
      </header>
      <main>
        <Outlet />
      </main>
    </div>
  );
}

export function PageOutlet({ section, routeKey }: { section: string; routeKey: string }) {
  const Page = use(PagesContext)?.find(section, routeKey)?.Component as ComponentType | undefined;
  return (
    <div data-testid={`section-${section}`}>{Page ? <Page /> : <FormattedMessage id="host.loading" defaultMessage="Loading" />}</div>
  );
}
