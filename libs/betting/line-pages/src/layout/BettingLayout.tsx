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
  /** A page where people look for a game: on a phone the search stands on top of it; on a desktop it is always beside. */
  hasSearch?: boolean;
  /** What stands in a column of its own from 1900 px on, and under the page below that. */
  aside?: ReactNode;
  /** What is there only where there is that column. */
  wideAside?: ReactNode;
  /** Less room between its parts: the page of a game, where prices come first. */
  isDense?: boolean;
  children: ReactNode;
}

/** A page of the line: on a desktop the sports stand beside it. */
export function BettingLayout({ place, hasSearch = false, aside, wideAside, isDense = false, children }: BettingLayoutProps) {
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  const steadyPress = useSteadyPress();
  useEffect(() => void dispatch(bettingOpened()), [dispatch]);
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
