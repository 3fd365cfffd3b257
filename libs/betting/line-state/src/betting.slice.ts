import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Section } from '@touchline/betting-contract';
import type { TimeFilterId } from './rules/feed-view.ts';

/** How lists are put together: by championship under its sport, or all games by time. */
export type SportsGrouping = 'champ' | 'time';
/** The market whose prices a row of a phone shows. A sport that has no such market shows who wins. */
export type RowMarket = 'result' | 'total' | 'handicap' | 'both';
export type CyberFilter = 'all' | 'real' | 'virtual';

/** How this visitor looks at the line. @spec OD-04 OD-05 BT-05 */
export interface BettingState {
  /** The section whose list shows favourites only: what was chosen for one says nothing of the other. */
  bettingType: Section;
  sportsGrouping: SportsGrouping;
  rowMarket: RowMarket;
  cyberFilter: CyberFilter;
  isOnlyWithVideos: boolean;
  isOnlyFavourites: boolean;
  timeFilterId: TimeFilterId;
  /** Market groups that the game page shows; empty is all. */
  filteredMarkets: readonly string[];
  /** Market types that stand first on a game page, in the order of pinning. */
  pinnedMarkets: readonly number[];
  /** Market types that are folded on a game page. */
  foldedMarkets: readonly number[];
  /** A page of the section is on the screen: what was kept may be read now, after the first paint agrees with the server's. */
  isOpened: boolean;
}

export const initialBettingState: BettingState = {
  bettingType: 'line',
  sportsGrouping: 'champ',
  rowMarket: 'result',
  cyberFilter: 'all',
  isOnlyWithVideos: false,
  isOnlyFavourites: false,
  timeFilterId: 0,
  filteredMarkets: [],
  pinnedMarkets: [],
  foldedMarkets: [],
  isOpened: false,
};

/** What a visitor may change. */
export type BettingChoice = Partial<Omit<BettingState, 'isOpened' | 'pinnedMarkets' | 'foldedMarkets'>>;

const toggled = (ids: readonly number[], id: number): number[] => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

export const bettingSlice = createSlice({
  name: 'betting',
  initialState: initialBettingState,
  reducers: {
    bettingOpened: (state) => ({ ...state, isOpened: true }),
    bettingChosen: (state, { payload }: PayloadAction<BettingChoice>) => ({ ...state, ...payload }),
    marketPinToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, pinnedMarkets: toggled(state.pinnedMarkets, payload) }),
    marketFoldToggled: (state, { payload }: PayloadAction<number>) => ({ ...state, foldedMarkets: toggled(state.foldedMarkets, payload) }),
    /** What this browser kept. */
    bettingRestored: (state, { payload }: PayloadAction<Partial<Omit<BettingState, 'isOpened'>>>) => ({ ...state, ...payload }),
  },
});

export const { bettingOpened, bettingChosen, marketPinToggled, marketFoldToggled, bettingRestored } = bettingSlice.actions;
