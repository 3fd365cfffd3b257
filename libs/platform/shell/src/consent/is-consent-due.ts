import { selectModals } from '@touchline/platform-state';
import { selectView } from '@touchline/shared-state';

/** Whether the person opened the consent panel from the footer or the settings. @spec ID-17 */
export const selectIsConsentWanted = (state: unknown): boolean => selectModals(state).some(({ modal }) => modal === 'consent');
/** Whether to show the consent panel: no choice is stored in this browser, or the person wants to change it. @spec ID-17 */
export const selectIsConsentDue = (state: unknown): boolean => selectView(state).cookiesAgreeType === null || selectIsConsentWanted(state);
