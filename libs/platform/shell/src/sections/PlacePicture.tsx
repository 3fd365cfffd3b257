import type { PlaceIcon } from '@touchline/shared-routes';
import { CalendarIcon, HistoryIcon, SearchIcon, SportIcon, StarIcon, TicketIcon, UserIcon, VideoIcon } from '@touchline/ui-kit';
import type { ComponentType } from 'react';

const PICTURES: Readonly<Record<PlaceIcon, ComponentType>> = {
  live: VideoIcon,
  sports: () => <SportIcon sport="football" />,
  history: HistoryIcon,
  calendar: CalendarIcon,
  person: UserIcon,
  search: SearchIcon,
  star: StarIcon,
  ticket: TicketIcon,
};

/** The icon that a section asks for; a star if this shell does not have it. */
export function PlacePicture({ icon = 'star' }: { icon?: PlaceIcon | undefined }) {
  const Picture = PICTURES[icon] ?? StarIcon;
  return <Picture />;
}
