export { SESSION_TOPIC } from './session-topic.ts';
export { loadForPlayers, type LoadForPlayersOptions } from './effects/load-for-players.saga.ts';
export { endSessionOn401, signOutReason } from './effects/end-session.saga.ts';
export { loadRights } from './load-rights.ts';
export { loadSession, type LoadSessionOptions } from './load-session.ts';
export { sessionModule } from './module.ts';
export { sessionModuleLater } from './module-later.ts';
export {
  credentialsSeen,
  registrationOptionsRequested,
  registrationRequested,
  registrationSlice,
  registrationSubmitted,
  registrationTypeChosen,
  selectRegistrationOptions,
  selectRegistrationProcess,
  type RegistrationOptionsState,
  type RegistrationProcess,
  type RegistrationWish,
} from './registration.slice.ts';
export { failureKey, type FailureKey } from './rules/failure-key.ts';
export {
  selectBanLevel,
  selectIsPlayer,
  selectSession,
  selectUserId,
  sessionReceived,
  sessionSlice,
  signedOut,
  type KnownSession,
  type SessionState,
  type SignOutReason,
} from './session.slice.ts';
export {
  failureDismissed,
  loginRequested,
  selectSignIn,
  signInSlice,
  twoStepRequired,
  type Credentials,
  type SignInState,
  type TwoStep,
} from './sign-in.slice.ts';
export { accessModule } from './access-module.ts';
export { logoutRequested } from './logout-requested.ts';
export { idleFound } from './idle-found.ts';
export { playerChanged } from './player-changed.ts';
