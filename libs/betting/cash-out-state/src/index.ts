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
export { editModule } from './edit-module.ts';
export {
  editBegun,
  editChanged,
  editEnded,
  editWanted,
  type QuotedEdit,
  selectEditDraft,
  selectEditOffer,
  selectEditProgress,
  type EditDraft,
  type EditFailure,
  type EditProgress,
  type EditSelection,
} from './edit.slice.ts';
