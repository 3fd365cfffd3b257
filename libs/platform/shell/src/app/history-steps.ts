import { createContext, use } from 'react';

type StepThrough = (delta: number) => void;
const HistorySteps = createContext<StepThrough>((delta) => window.history.go(delta));
/** Gives the way in which the site steps through the history; without it, the browser's own. */
export const HistoryStepsProvider = HistorySteps.Provider;
/**
 * Steps back or forward by so many entries. The browser does it a moment later, so a navigation that writes an entry meanwhile would be undone:
 * whoever navigates has to know of the step.
 */
export const useHistorySteps = (): StepThrough => use(HistorySteps);
