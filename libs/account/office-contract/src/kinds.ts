/** Fields of personal data that a complete profile has. @spec ID-20 */
export const PROFILE_FIELDS = ['surname', 'name', 'birth_date', 'passport', 'passport_date', 'address'] as const;
/** What a request to support is about. */
export const REQUEST_TOPICS = ['bets', 'payments', 'bonuses', 'account', 'verification', 'other'] as const;
/** What a picture shows. */
export const DOCUMENT_KINDS = ['passport', 'address', 'selfie', 'payment'] as const;
/** Bytes of one part of a picture: a body of the site is at most 64 KiB, and base64 makes four of three. */
export const PART_BYTES = 36_000;
/** A picture has at most this many parts. */
export const MOST_PARTS = 28;
