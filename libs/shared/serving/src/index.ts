export { addressKey, isAddress } from './address.ts';
export { answerBrokenRequests, brokenRequestText } from './broken-requests.ts';
export { countryOf, keepProvenCountry } from './country.ts';
export { isHost, isPathTooLong, LONGEST_PATH, MalformedRequest, refuseMalformed, requireWellFormed } from './refuse-malformed.ts';
export { TRACE_HEADER, traceIdOf } from './trace-id.ts';
export { trustedProxies, type Asked, type IsTrusted } from './trusted-proxies.ts';
export { visitorAddress, visitorHost } from './visitor.ts';
