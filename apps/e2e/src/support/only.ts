/** Tags for tests that need to run in one build only; the other project excludes the tag. */
export const ONLY = { desktop: { tag: '@desktop-only' }, mobile: { tag: '@mobile-only' } } as const;
