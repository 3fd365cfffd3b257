import type { ListRow } from '@touchline/betting-line-state';
import type { Build } from '@touchline/shared-state';

/** Estimated row heights in pixels, before they are measured; those of a phone are also in `EventTable.module.css`. */
const HEIGHTS: Readonly<Record<Build, Readonly<Record<ListRow['kind'], number>>>> = {
  desktop: { sport: 44, champ: 46, game: 52 },
  mobile: { sport: 44, champ: 26, game: 58 },
};

/** @returns the estimated height of a row in pixels. */
export const rowHeight = (build: Build, row: ListRow | undefined): number => HEIGHTS[build][row?.kind ?? 'game'];
