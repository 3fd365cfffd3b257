/** States of a section's remote. A remote that is not in the state does not exist. @spec RM-01 */
export type RemoteStatus = 'not-exist' | 'loading' | 'error' | 'ready';

const LEGAL_MOVES: Readonly<Record<RemoteStatus, readonly RemoteStatus[]>> = {
  'not-exist': ['loading', 'ready'],
  error: ['loading', 'not-exist'],
  loading: ['error', 'ready', 'not-exist'],
  ready: ['not-exist'],
};

/** Whether a remote may go from one state to another; staying is no move. @spec RM-01 */
export const isLegalMove = (from: RemoteStatus, to: RemoteStatus): boolean => LEGAL_MOVES[from].includes(to);
