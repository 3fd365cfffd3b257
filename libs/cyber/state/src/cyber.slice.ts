import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CyberDiscipline, CyberMatch, CyberType } from '@touchline/cyber-contract';
import type { RootState } from '@touchline/shared-state';

export interface CyberState {
  /** Disciplines in one language; null until loaded. */
  disciplines: { lang: string; list: readonly CyberDiscipline[] } | null;
  hasFailed: boolean;
  /** Most recently shown matches by game id. */
  matches: Readonly<Record<number, CyberMatch>>;
  /** Ids of matches in play, by type. */
  live: Readonly<Partial<Record<CyberType, readonly number[]>>>;
}

const initialState: CyberState = { disciplines: null, hasFailed: false, matches: {}, live: {} };

const byId = (matches: readonly CyberMatch[]): Record<number, CyberMatch> =>
  Object.fromEntries(matches.map((match) => [match.gameId, match]));

export const cyberSlice = createSlice({
  name: 'cyber',
  initialState,
  reducers: {
    disciplinesReceived: (state, { payload }: PayloadAction<{ lang: string; list: readonly CyberDiscipline[] }>) => ({
      ...(state as CyberState),
      disciplines: payload,
      hasFailed: false,
    }),
    disciplinesFailed: (state) => ({ ...(state as CyberState), hasFailed: true }),
    matchReceived: (state, { payload }: PayloadAction<CyberMatch>) => ({ ...(state as CyberState), matches: byId([payload]) }),
    liveReceived: (state, { payload: { type, matches } }: PayloadAction<{ type: CyberType; matches: readonly CyberMatch[] }>) => ({
      ...(state as CyberState),
      matches: byId(matches),
      live: { [type]: matches.map(({ gameId }) => gameId) },
    }),
  },
});

export const { disciplinesReceived, disciplinesFailed, matchReceived, liveReceived } = cyberSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    cyber: CyberState;
  }
}

const read = (state: RootState): CyberState => state.cyber ?? initialState;

/** The disciplines in a language; undefined until loaded. */
export const selectDisciplines = (state: RootState, lang: string): readonly CyberDiscipline[] | undefined => {
  const known = read(state).disciplines;
  return known?.lang === lang ? known.list : undefined;
};
export const selectHasFailed = (state: RootState): boolean => read(state).hasFailed;
export const selectMatch = (state: RootState, gameId: number): CyberMatch | undefined => read(state).matches[gameId];
export const selectLiveIds = (state: RootState, type: CyberType): readonly number[] | undefined => read(state).live[type];
