/** Marks a test that says the same in both builds, so that it runs in one of them: the other project leaves its tag out. */
export const ONLY = { desktop: { tag: '@desktop-only' }, mobile: { tag: '@mobile-only' } } as const;
