export { withSchemas, type CallSchemas, type ContractCall } from './contract-call.ts';
export { AccountConfig, Consultant, Maintenance, SiteConfig, configContract } from './config.ts';
export { ErrorAnswer } from './errors.ts';
export { openApi } from './openapi.ts';
export { checkedText, eachValid, ifMissing, otherwise, readings, webUrl, type WithReadonlyLists } from './reading.ts';
export {
  Amount,
  CurrencyIso,
  Id,
  Lang,
  Milliseconds,
  Money,
  Pair,
  QueryCount,
  QueryDay,
  QueryFlag,
  QueryIds,
  QueryInt,
  QueryKind,
  Seconds,
  TimeZone,
  Whole,
} from './values.ts';
