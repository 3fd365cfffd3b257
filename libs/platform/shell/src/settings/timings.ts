/** Choices that follow each other are kept together. */
export const KEEP_VIEW_AFTER_MS = 1_000;
