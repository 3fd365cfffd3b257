import { createContext, use } from 'react';

const ComingPath = createContext<string | null>(null);
/** Provides the path of the page that is being loaded, null while there is none. */
export const ComingPathProvider = ComingPath.Provider;
/** Path of the page being loaded as of this render, null while there is none. */
export const useComingPath = (): string | null => use(ComingPath);

const none = (): string | null => null;
const ComingNow = createContext(none);
/** Provides a function that returns the path of the page being loaded right now. */
export const ComingNowProvider = ComingNow.Provider;
/** Returns the path of the page being loaded, even before a busy page has rendered the change. */
export const useComingNow = (): (() => string | null) => use(ComingNow);
