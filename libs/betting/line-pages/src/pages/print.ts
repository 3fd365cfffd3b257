import type { SectionPage } from '@touchline/shared-state';
import { PrintCouponPage } from '../print/PrintCouponPage.tsx';
import { emptySeo } from '../other/empty-seo.ts';

export const page: SectionPage = { Component: PrintCouponPage, seo: emptySeo };
