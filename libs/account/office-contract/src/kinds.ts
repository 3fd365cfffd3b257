/** Fields of personal data that a complete profile has. @spec ID-20 */
export const PROFILE_FIELDS = ['surname', 'name', 'birth_date', 'passport', 'passport_date', 'address'] as const;
/** Topics of a support request. */
export const REQUEST_TOPICS = ['bets', 'payments', 'bonuses', 'account', 'verification', 'other'] as const;
/** Kinds of documents. */
export const DOCUMENT_KINDS = ['passport', 'address', 'selfie', 'payment'] as const;
/** Bytes per part of a picture: bodies are limited to 64 KiB, and base64 turns three bytes into four characters. */
export const PART_BYTES = 36_000;
/** Maximum number of parts of a picture. */
export const MOST_PARTS = 28;
