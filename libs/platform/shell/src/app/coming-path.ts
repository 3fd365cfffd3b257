import { createContext, use } from 'react';

const ComingPath = createContext<string | null>(null);
/** Gives the path of the page on its way, null while none is. */
export const ComingPathProvider = ComingPath.Provider;
/** Path of the page on its way as it is drawn, null while none is. */
export const useComingPath = (): string | null => use(ComingPath);

const none = (): string | null => null;
const ComingNow = createContext(none);
/** Gives a function that tells the path of the page on its way at this very moment. */
export const ComingNowProvider = ComingNow.Provider;
/** Tells the path of the page on its way, sooner than a busy page draws that it is. */
export const useComingNow = (): (() => string | null) => use(ComingNow);
