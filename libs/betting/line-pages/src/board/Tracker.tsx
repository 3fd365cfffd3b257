import { feedKey, selectFeed, selectGamePage, type FeedView } from '@touchline/betting-line-state';
import { useNames } from '@touchline/betting-names';
import { MatchTracker } from '@touchline/betting-ui';
import { selectBuild, type RootState } from '@touchline/shared-state';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useGameInfo } from '@touchline/betting-event-list';
import { trackerView, type TrackerWords } from '../views/tracker-view.ts';
import { incidentWords } from './incident-words.ts';

export interface TrackerProps {
  view: FeedView;
  gameId: number;
  className?: string | undefined;
}

const NONE: readonly never[] = [];
const MINUTE_MS = 60_000;

/** Match tracker of a game; renders nothing if the feed has no incidents to show. */
export function Tracker({ view, gameId, className }: TrackerProps) {
  const intl = useIntl();
  const names = useNames();
  const build = useSelector(selectBuild);
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  const incidents = useSelector((state: RootState) => selectGamePage(state, view)?.incidents) ?? NONE;
  // Rounded to minutes, the smallest unit of the tracker, to avoid needless renders.
  const servedAt = useSelector((state: RootState) => Math.floor((selectFeed(state, view)?.servedAt ?? 0) / MINUTE_MS) * MINUTE_MS);
  const sportId = game?.sportId ?? 0;
  const words = useMemo(
    (): TrackerWords => ({
      what: incidentWords({ intl, names }, sportId, incidents),
      stats: {
        attacks: intl.formatMessage({ id: 'betting.tracker.attacks', defaultMessage: 'Attacks' }),
        corners: intl.formatMessage({ id: 'betting.tracker.corners', defaultMessage: 'Corners' }),
        yellow: intl.formatMessage({ id: 'betting.tracker.yellow', defaultMessage: 'Yellow cards' }),
        red: intl.formatMessage({ id: 'betting.tracker.red', defaultMessage: 'Red cards' }),
      },
    }),
    [intl, names, sportId, incidents],
  );
  const shown = useMemo(
    () => (game === undefined ? undefined : trackerView(game, incidents, { words, servedAt })),
    [game, incidents, words, servedAt],
  );
  return shown === undefined ? null : <MatchTracker {...shown} isFoldedAtFirst={build === 'mobile'} className={className} />;
}
