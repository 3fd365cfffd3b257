import { loadMethods } from '@touchline/payments-state';
import type { PageContent } from '@touchline/ui-pages';
import { PaymentInfo } from './PaymentInfo.tsx';

/** Payment methods with their data, rendered for search engines too if they are public. @spec AC-04 RT-14 */
export const infoContent: PageContent = { Body: PaymentInfo, load: loadMethods };
