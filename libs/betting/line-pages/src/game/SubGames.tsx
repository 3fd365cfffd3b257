import { selectGamePage, type FeedView } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { useGroupName, useNames } from '@touchline/betting-ui';
import { Chip, Chips } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';

export interface SubGamesProps {
  view: FeedView;
  /** Id of the sub-game on the screen; null is the game itself. */
  chosen: number | null;
  onChoose: (gameId: number | null) => void;
}

const PERIOD_KIND = /^(?:period|half|quarter|set|map|inning)-(\d)$/;

/** Switches between the game and its parts: corners, cards, a period. */
export function SubGames({ view, chosen, onChoose }: SubGamesProps) {
  const intl = useIntl();
  const names = useNames();
  const groupName = useGroupName();
  const page = useSelector(
    (state: unknown) => selectGamePage(state, view),
    (a, b) => shallowEqual(a?.subGameIds, b?.subGameIds),
  );
  if (page === undefined || page.subGameIds.length === 0) return null;
  const nameOf = (id: number): string => {
    const game = page.games[id];
    const kind = game?.subKind ?? '';
    const period = PERIOD_KIND.exec(kind)?.[1];
    return period === undefined ? groupName(kind) : names.period(sportById(game?.sportId ?? 0)?.key ?? '', Number(period));
  };
  return (
    <Chips aria-label={intl.formatMessage({ id: 'betting.game.parts', defaultMessage: 'Event periods and specials' })}>
      <Chip isPicked={chosen === null} onClick={() => onChoose(null)}>
        <FormattedMessage id="betting.game.whole" defaultMessage="Full match" />
      </Chip>
      {page.subGameIds.map((id) => (
        <Chip key={id} isPicked={chosen === id} onClick={() => onChoose(id)}>
          {nameOf(id)}
        </Chip>
      ))}
    </Chips>
  );
}
