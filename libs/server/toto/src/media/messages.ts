import { readMessages } from '@touchline/server-kernel';

export const PICTURES = ['toto-pick', 'toto-pool', 'toto-share', 'lotto-numbers', 'lotto-draw', 'lotto-verify'] as const;
export type PictureName = (typeof PICTURES)[number];

/** Explanations next to the pictures. */
export const MESSAGES = readMessages(new URL('../../messages/', import.meta.url), { picture: PICTURES });
