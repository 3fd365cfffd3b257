export {
  cashOutRuleWanted,
  cashOutsHidden,
  cashOutsShown,
  cashOutWanted,
  selectOffer,
  selectProgress,
  type CashOutFailure,
  type CashOutProgress,
} from './cash-out.slice.ts';
export { cashOutModule } from './module.ts';
