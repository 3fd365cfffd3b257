export { officePages, type OfficeParts } from './office/office-pages.ts';
export { AccountPage } from './account/AccountPage.tsx';
