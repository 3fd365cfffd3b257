export {
  cancelWanted,
  cashierReceived,
  cashierSlice,
  cashierWanted,
  type CashierState,
  cashForgotten,
  type CashResult,
  cashWanted,
  type CashWish,
  methodsReceived,
  selectCashier,
} from './cashier.slice.ts';
export {
  enquiriesReceived,
  enquiriesSlice,
  type EnquiriesState,
  enquiriesWanted,
  choicesWanted,
  enquirySent,
  type EnquiryWish,
  fileDropped,
  filePicked,
  fileWanted,
  openedShown,
  type PickedFile,
  selectEnquiries,
  threadLeft,
  threadReceived,
  threadWanted,
  topicsReceived,
  topicsWanted,
} from './enquiries.slice.ts';
export { loadMethods } from './load-methods.ts';
export { paymentListModule, paymentsModule } from './module.ts';
export {
  listReceived,
  NO_FILTER,
  paymentListSlice,
  type PaymentListState,
  paymentsWanted,
  selectPaymentList,
} from './payment-list.slice.ts';
export {
  type FollowedPayment,
  paymentFollowed,
  paymentLeft,
  paymentReceived,
  paymentsSlice,
  selectFollowedPayment,
} from './payments.slice.ts';
export { type Purse, selectPurse } from './purse.ts';
