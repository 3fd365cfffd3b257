import type { english } from './en.ts';

/** One name per sport. */
export type SportNames = Readonly<Record<keyof typeof english, string>>;
