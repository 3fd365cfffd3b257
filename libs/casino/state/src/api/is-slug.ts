import { isText } from '@touchline/shared-primitives';

/** A name as addresses of the casino have it. */
export const isSlug = (value: unknown): value is string => isText(value) && /^[a-z0-9-]{1,60}$/.test(value);
