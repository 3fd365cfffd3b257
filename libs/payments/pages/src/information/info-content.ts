import { loadMethods } from '@touchline/payments-state';
import type { PageContent } from '@touchline/ui-pages';
import { PaymentInfo } from './PaymentInfo.tsx';

/** Ways to pay with their data, for search engines too where everybody may read them. @spec AC-04 RT-14 */
export const infoContent: PageContent = { Body: PaymentInfo, load: loadMethods };
