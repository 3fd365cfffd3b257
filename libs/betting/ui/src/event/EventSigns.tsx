import { Link, VideoIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import type { EventView } from './event-view.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

export interface EventSignsProps {
  /** The game. */
  event: EventView;
  /** The star was pressed; the id is that of the game. */
  onFavouriteToggle: ((eventId: number) => void) | undefined;
}

/** What a game has besides its prices, and whether it is a favourite. @spec BT-01 */
export function EventSigns({ event, onFavouriteToggle }: EventSignsProps) {
  const intl = useIntl();
  const [first, second] = event.opponents;
  return (
    <>
      {event.hasVideo && <VideoIcon role="img" aria-label={intl.formatMessage({ id: 'betting.event.video', defaultMessage: 'Video' })} />}
      <FavouriteButton
        name={`${first.name} – ${second.name}`}
        isFavourite={event.isFavourite ?? false}
        onToggle={() => onFavouriteToggle?.(event.id)}
      />
    </>
  );
}

/** The way to the other markets of a game; nothing where there are none. @spec BT-01 */
export function MoreMarkets({ event }: { event: EventView }) {
  const intl = useIntl();
  if (event.moreCount <= 0) return null;
  return (
    <Link
      href={event.href}
      dir="ltr"
      aria-label={intl.formatMessage({ id: 'betting.event.more', defaultMessage: '+{count, number} markets' }, { count: event.moreCount })}
    >
      +{event.moreCount}
    </Link>
  );
}
