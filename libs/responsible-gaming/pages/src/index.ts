export { LimitsPage, type LimitsPageProps } from './LimitsPage.tsx';
