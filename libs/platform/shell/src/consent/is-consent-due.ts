import { selectModals } from '@touchline/platform-state';
import { selectView, type RootState } from '@touchline/shared-state';

/** Whether the person opened the consent panel from the footer or the settings. @spec ID-17 */
export const selectIsConsentWanted = (state: RootState): boolean => selectModals(state).some(({ modal }) => modal === 'consent');
/** Whether to show the consent panel: no choice is stored in this browser, or the person wants to change it. @spec ID-17 */
export const selectIsConsentDue = (state: RootState): boolean =>
  selectView(state).cookiesAgreeType === null || selectIsConsentWanted(state);
