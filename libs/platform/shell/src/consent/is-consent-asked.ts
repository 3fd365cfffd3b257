import { selectModals } from '@touchline/platform-state';
import { selectView } from '@touchline/shared-state';

/** Whether the person asked for the question, from the footer or the settings. @spec ID-17 */
export const selectIsConsentWanted = (state: unknown): boolean => selectModals(state).some(({ modal }) => modal === 'consent');
/** Whether there is a question about cookies: nothing was chosen in this browser, or the person wants to choose anew. @spec ID-17 */
export const selectIsConsentAsked = (state: unknown): boolean =>
  selectView(state).cookiesAgreeType === null || selectIsConsentWanted(state);
