export { checkReceipt, type ReceiptKey, type Verdict } from './check-receipt.ts';
export { RECEIPT_FORMAT, readReceipt, ReceiptError, type SignedReceipt, writeReceipt } from './receipt-file.ts';
