import { createContext, use } from 'react';

type StepThrough = (delta: number) => void;
const HistorySteps = createContext<StepThrough>((delta) => window.history.go(delta));
/** Provides the function that moves through the history; the default is the browser's own. */
export const HistoryStepsProvider = HistorySteps.Provider;
/**
 * Moves through the history by a number of entries. The browser does it asynchronously and would undo an entry written meanwhile, so
 * navigations have to know about the move.
 */
export const useHistorySteps = (): StepThrough => use(HistorySteps);
