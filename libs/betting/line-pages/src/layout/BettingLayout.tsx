import { bettingOpened } from '@touchline/betting-line-state';
import { selectBuild } from '@touchline/shared-state';
import { cx } from '@touchline/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { SportsMenu } from '../menu/SportsMenu.tsx';
import type { LinePlace } from '../place/read-place.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useSteadyPress } from './use-steady-press.ts';
import styles from './BettingLayout.module.css';

export interface BettingLayoutProps {
  place: LinePlace;
  /** The page is for finding games: on phones the search is at the top; on desktop it is always in the side column. */
  hasSearch?: boolean;
  /** Rendered in a separate column from 1920 px, and below the page otherwise. */
  aside?: ReactNode;
  /** Rendered only if there is a separate column. */
  wideAside?: ReactNode;
  /** Smaller gaps, for the game page, where prices come first. */
  isDense?: boolean;
  children: ReactNode;
}

/** Layout of the line's pages: on desktop with the sports menu at the side. */
export function BettingLayout({ place, hasSearch = false, aside, wideAside, isDense = false, children }: BettingLayoutProps) {
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  const steadyPress = useSteadyPress();
  useEffect(() => void dispatch(bettingOpened(place.section)), [dispatch, place.section]);
  return (
    <div
      {...steadyPress}
      className={styles.layout}
      data-build={build}
      data-dense={isDense ? '' : undefined}
      data-aside={aside !== undefined || wideAside !== undefined ? '' : undefined}
    >
      {build === 'desktop' && (
        <div className={styles.menu}>
          <SkipLink to="games">
            <FormattedMessage id="betting.skip.games" defaultMessage="Skip to events" />
          </SkipLink>
          <SportsMenu place={place} />
        </div>
      )}
      <div id="games" tabIndex={-1} className={styles.content}>
        <SkipLink to="coupon">
          <FormattedMessage id="betting.skip.coupon" defaultMessage="Skip to coupon" />
        </SkipLink>
        {build === 'mobile' && hasSearch && <SearchBox place={place} />}
        {children}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {build === 'desktop' && wideAside !== undefined && <div className={cx(styles.aside, styles.wide)}>{wideAside}</div>}
    </div>
  );
}
