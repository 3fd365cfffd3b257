import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Masked as `+49•••••67`: enough for its owner to recognize it. */
export const hiddenPhone = (number: string): string =>
  `+${parsePhoneNumberFromString(number)?.countryCallingCode ?? ''}•••••${number.slice(-2)}`;
/** `a•••@example.org` */
export const hiddenEmail = (email: string): string => `${[...email][0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`;
