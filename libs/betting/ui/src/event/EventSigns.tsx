import { Link, VideoIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import type { EventView } from './event-view.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

export interface EventSignsProps {
  /** The game. */
  event: EventView;
  /** Called when the star is clicked, with the id of the game. */
  onFavouriteToggle: ((eventId: number) => void) | undefined;
}

/** Extras of a game besides its prices, and its favourite star. @spec BT-01 */
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

/** Link to the other markets of a game; renders nothing if there are none. @spec BT-01 */
export function MoreMarkets({ event }: { event: EventView }) {
  const intl = useIntl();
  if (event.moreCount <= 0) return null;
  return (
    <Link
      href={event.href}
      dir="ltr"
      aria-label={intl.formatMessage({ id: 'betting.event.more', defaultMessage: '+{count, number} markets' }, { count: event.moreCount })}
    >
      {`+${event.moreCount}`}
    </Link>
  );
}
