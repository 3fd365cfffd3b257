import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { isLegalMove, type RemoteStatus } from './rules/remote-status.ts';

/** One remote: its status and the retries of the current load, reset to 0 once it is ready. @spec RM-01 RM-03 */
export interface RemoteRecord {
  status: Exclude<RemoteStatus, 'not-exist'>;
  retries: number;
}
export type RemotesState = Readonly<Record<string, RemoteRecord>>;

const statusIn = (state: RemotesState, name: string): RemoteStatus => state[name]?.status ?? 'not-exist';

export const remotesSlice = createSlice({
  name: 'remotes',
  initialState: {} as RemotesState,
  reducers: {
    /** Ignores an illegal transition. @spec RM-01 */
    remoteMoved: (state, { payload: { name, to } }: PayloadAction<{ name: string; to: RemoteStatus }>): RemotesState => {
      if (!isLegalMove(statusIn(state, name), to)) return state;
      const { [name]: known, ...others } = state;
      if (to === 'not-exist') return others;
      return { ...others, [name]: { status: to, retries: to === 'ready' ? 0 : (known?.retries ?? 0) } };
    },
    remoteRetried: (state, { payload: { name } }: PayloadAction<{ name: string }>): RemotesState => {
      const known = state[name];
      return known?.status === 'loading' ? { ...state, [name]: { ...known, retries: known.retries + 1 } } : state;
    },
    /** A new page starts without remotes, whatever the edge loaded. */
    remotesForgotten: (): RemotesState => ({}),
  },
});

export const { remoteMoved, remoteRetried, remotesForgotten } = remotesSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    remotes: RemotesState;
  }
}
const NONE: RemotesState = {};

export const selectRemotes = (state: RootState): RemotesState => state.remotes ?? NONE;
export const selectRemoteStatus = (state: RootState, name: string): RemoteStatus => statusIn(selectRemotes(state), name);
