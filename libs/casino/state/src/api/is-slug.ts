import { isText } from '@touchline/shared-primitives';

/** A valid URL segment of the casino. */
export const isSlug = (value: unknown): value is string => isText(value) && /^[a-z0-9-]{1,60}$/.test(value);
