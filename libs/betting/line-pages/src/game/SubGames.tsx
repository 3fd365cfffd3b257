import { selectGamePage, type FeedView } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { useGroupName, useNames } from '@touchline/betting-names';
import { Select } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';

export interface SubGamesProps {
  view: FeedView;
  /** Id of the sub-game shown; null for the game itself. */
  chosen: number | null;
  onChoose: (gameId: number | null) => void;
}

const PERIOD_KIND = /^(?:period|half|quarter|set|map|inning)-(\d)$/;

/** Switches between the game and its sub-games: corners, cards, a period. */
export function SubGames({ view, chosen, onChoose }: SubGamesProps) {
  const intl = useIntl();
  const names = useNames();
  const groupName = useGroupName();
  const page = useSelector(
    (state: RootState) => selectGamePage(state, view),
    (a, b) => shallowEqual(a?.subGameIds, b?.subGameIds),
  );
  if (page === undefined || page.subGameIds.length === 0) return null;
  const nameOf = (id: number): string => {
    const game = page.games[id];
    const kind = game?.subKind ?? '';
    const period = PERIOD_KIND.exec(kind)?.[1];
    return period === undefined ? groupName(kind) : names.period(sportById(game?.sportId ?? 0)?.key ?? '', Number(period));
  };
  const whole = intl.formatMessage({ id: 'betting.game.whole', defaultMessage: 'Full match' });
  return (
    <Select
      isLabelHidden
      label={intl.formatMessage({ id: 'betting.game.parts', defaultMessage: 'Event periods and specials' })}
      value={chosen === null ? '' : String(chosen)}
      options={[{ value: '', label: whole }, ...page.subGameIds.map((id) => ({ value: String(id), label: nameOf(id) }))]}
      onChange={(value) => onChoose(value === '' ? null : Number(value))}
    />
  );
}
