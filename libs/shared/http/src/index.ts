export type { HttpMiddleware, Send } from './send.ts';
export { compose } from './compose.ts';
export {
  CancelledError,
  CLIENT_STATUS,
  HttpError,
  NetworkError,
  ResponseError,
  ShapeError,
  TimeOutError,
  endOf,
  toHttpError,
  type ErrorDetail,
} from './errors.ts';
export { callJson, placeOf, readJson, requestOf, type Caller, type CallInput, type ReadAnswer } from './call-json.ts';
export { discard } from './discard.ts';
export { FAIL_MODES, type Dependency, type FailRule } from './fail-modes.ts';
export { pauseAfter, retry, wait, type RetryOptions } from './retry.ts';
export { withTimeOut } from './with-time-out.ts';
export { withClock } from './with-clock.ts';
export { within } from './within.ts';
