import { matchRoute, routeOf, splitLanguage } from '@touchline/shared-routes';
import { selectBuild } from '@touchline/shared-state';
import { LinkProvider, type LinkProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink, useLocation } from 'react-router';
import { CouponSlot } from './layouts/coupon-slot.tsx';
import { DesktopMain } from './layouts/DesktopMain.tsx';
import { MobileMain } from './layouts/MobileMain.tsx';
import styles from './Shell.module.css';
import { useTheme } from './theme/useTheme.ts';

/** The kits' links go through the router; other sites and telephone numbers stay plain. */
function InsideLink({ href = '', ...rest }: LinkProps) {
  return href.startsWith('/') ? <RouterLink {...rest} to={href} /> : <a {...rest} href={href} />;
}

/** The page around every section's page: layout by the route's row, frame by the build. @spec LY-01 */
export function Shell({ children }: { children: ReactNode }) {
  const build = useSelector(selectBuild);
  const { pathname } = useLocation();
  useTheme();
  const match = matchRoute(splitLanguage(pathname).path);
  const row = match?.row ?? routeOf('not-found');
  const Main = build === 'mobile' ? MobileMain : DesktopMain;
  return (
    <LinkProvider component={InsideLink}>
      {row.layout === 'main' ? (
        <Main row={row} section={match?.params['section']} coupon={<CouponSlot />}>
          {children}
        </Main>
      ) : (
        <main id="main" tabIndex={-1} className={styles.bare}>
          {children}
        </main>
      )}
    </LinkProvider>
  );
}
