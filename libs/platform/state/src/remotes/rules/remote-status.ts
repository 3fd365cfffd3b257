/** States of a section's remote. Remotes missing in the state do not exist. @spec RM-01 */
export type RemoteStatus = 'not-exist' | 'loading' | 'error' | 'ready';

const LEGAL_MOVES: Readonly<Record<RemoteStatus, readonly RemoteStatus[]>> = {
  'not-exist': ['loading', 'ready'],
  error: ['loading', 'not-exist'],
  loading: ['error', 'ready', 'not-exist'],
  ready: ['not-exist'],
};

/** Whether a remote may change from one state to another; staying is not a change. @spec RM-01 */
export const isLegalMove = (from: RemoteStatus, to: RemoteStatus): boolean => LEGAL_MOVES[from].includes(to);
