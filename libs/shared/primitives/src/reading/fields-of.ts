import { isObject, type Fields } from './values.ts';

const NONE: Fields = {};

/** The fields of an object, and none of anything else: what is taken from them is checked one by one. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : NONE);
