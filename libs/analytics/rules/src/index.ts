export { ACCOUNT_SECTIONS, isAccountSection, sectionOfCall, sectionOfPage, type AccountSection } from './account-sections.ts';
export {
  EVENTS,
  REGISTRATION_TYPES,
  WORD,
  wordOf,
  type AnyEvent,
  type EventName,
  type EventRow,
  type FieldKind,
  type FieldsOf,
  type RegistrationType,
} from './catalogue.ts';
export { allowedSinks, SINK_NEEDS, SINKS, type SinkKind } from './consent.ts';
export { subjectOf, TRACKED_CODES, trackedCode, type TrackedSubject } from './error-codes.ts';
export type { Flow, Log, Signal, Step } from './flows/flow.ts';
export { loginFlow, NO_LOGIN, type LoginState } from './flows/login-flow.ts';
export { NOTHING_OBSERVED, observe, type Observed } from './flows/observe.ts';
export { NO_PASSWORD, passwordFlow, type PasswordState } from './flows/password-flow.ts';
export { NO_REGISTRATION, registrationFlow, type RegistrationFlowState } from './flows/registration-flow.ts';
export { PERSONAL_FIELDS, personalField, type PersonalField } from './personal-fields.ts';
export { trackLoginBySocialNetwork, trackRegistrationBySocialNetwork } from './social.ts';
export { ANALYTICS_DELAY_MS, ANALYTICS_STORAGE_MS, FIRST_PAINT_WINDOW_MS, waitBeforeAnalytics } from './timings.ts';
