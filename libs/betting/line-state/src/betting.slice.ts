import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Section } from '@touchline/betting-contract';
import type { TimeFilterId } from './rules/feed-view.ts';

/** Order of lists: by championship within each sport, or all games by time. */
export type SportsGrouping = 'champ' | 'time';
/** Market whose prices rows show on phones. Sports without this market show the winner. */
export type RowMarket = 'result' | 'total' | 'handicap' | 'both';
export type CyberFilter = 'all' | 'real' | 'virtual';

/** Display choices of this visitor for the line. @spec OD-04 OD-05 BT-05 */
export interface BettingState {
  /** The current betting type: the section of the last line page. @spec OD-05 */
  bettingType: Section;
  sportsGrouping: SportsGrouping;
  rowMarket: RowMarket;
  cyberFilter: CyberFilter;
  isOnlyWithVideos: boolean;
  isOnlyFavourites: boolean;
  /** The section that {@link isOnlyFavourites} applies to; the choice for one section does not apply to the other. */
  favouritesOf: Section;
  timeFilterId: TimeFilterId;
  /** Market groups shown on the game page; empty for all. */
  filteredMarkets: readonly string[];
  /** Market types at the top of a game page, in the order of pinning. */
  pinnedMarkets: readonly number[];
  /** Market types that are folded on a game page. */
  foldedMarkets: readonly number[];
  /** A page of the section has been mounted: stored choices may be read now, after the first paint has matched the server's. */
  isOpened: boolean;
}

export const initialBettingState: BettingState = {
  bettingType: 'line',
  sportsGrouping: 'champ',
  rowMarket: 'result',
  cyberFilter: 'all',
  isOnlyWithVideos: false,
  isOnlyFavourites: false,
  favouritesOf: 'line',
  timeFilterId: 0,
  filteredMarkets: [],
  pinnedMarkets: [],
  foldedMarkets: [],
  isOpened: false,
};

/** Choices that a visitor can change. */
export type BettingChoice = Partial<Omit<BettingState, 'isOpened' | 'bettingType' | 'pinnedMarkets' | 'foldedMarkets'>>;

const toggled = (ids: readonly number[], id: number): number[] => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

export const bettingSlice = createSlice({
  name: 'betting',
  initialState: initialBettingState,
  reducers: {
    /** A page of a section is shown. */
    bettingOpened: (state, { payload }: PayloadAction<Section | undefined>) => ({
      ...state,
      isOpened: true,
      bettingType: payload ?? state.bettingType,
    }),
    bettingChosen: (state, { payload }: PayloadAction<BettingChoice>) => ({ ...state, ...payload }),
    marketPinToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, pinnedMarkets: toggled(state.pinnedMarkets, payload) }),
    marketFoldToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, foldedMarkets: toggled(state.foldedMarkets, payload) }),
    /** Choices stored in this browser. */
    bettingRestored: (state, { payload }: PayloadAction<Partial<Omit<BettingState, 'isOpened'>>>) => ({ ...state, ...payload }),
  },
});

export const { bettingOpened, bettingChosen, marketPinToggled, marketFoldToggled, bettingRestored } = bettingSlice.actions;
