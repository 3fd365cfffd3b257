export { OfficeFrame, type OfficeFrameProps, type OfficePlace } from './office/OfficeFrame.tsx';
export { AccountPage } from './account/AccountPage.tsx';
