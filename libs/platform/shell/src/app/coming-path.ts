import { createContext, use } from 'react';

const ComingPath = createContext<string | null>(null);
/** Gives the path of the page on its way, null while none is. */
export const ComingPathProvider = ComingPath.Provider;
/** Path of the page on its way, null while none is. */
export const useComingPath = (): string | null => use(ComingPath);
