import type { GameInfo } from '@touchline/betting-line-state';
import { endingText } from '@touchline/betting-names/score';
import { sportById } from '@touchline/betting-rules';
import type { IntlShape } from 'react-intl';

const FINISHED = 4;

/** What followed regular time: `3:3 (4:2 on penalties)`; undefined if nothing has been decided there. */
export function endingOf(
  intl: Pick<IntlShape, 'formatMessage'>,
  { state, sportId, section, opponent1, opponent2 }: GameInfo,
): string | undefined {
  if (state.score === undefined || section !== 'live') return undefined;
  const sides = [opponent1.name, opponent2.name] as const;
  return endingText(intl, state.score, { sport: sportById(sportId)?.key ?? '', sides, isOver: state.statusId === FINISHED });
}
