import type { english } from './en.ts';

/** A name for every sport. */
export type SportNames = Readonly<Record<keyof typeof english, string>>;
