import type { ListRow } from '@touchline/betting-line-state';
import type { Build } from '@touchline/shared-state';

/** Heights before they are measured, in pixels. */
const HEIGHTS: Readonly<Record<Build, Readonly<Record<ListRow['kind'], number>>>> = {
  desktop: { sport: 44, champ: 46, game: 52 },
  mobile: { sport: 44, champ: 56, game: 81 },
};

/** @returns the height that a row will have, about, in pixels. */
export const rowHeight = (build: Build, row: ListRow | undefined): number => HEIGHTS[build][row?.kind ?? 'game'];
