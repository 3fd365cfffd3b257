export { BottomNavigation, CouponHandle } from './frame/BottomNavigation.tsx';
export type { BottomItem, BottomNavigationProps, CouponHandleProps } from './frame/BottomNavigation.tsx';
export { MobileFrame } from './frame/MobileFrame.tsx';
export type { MobileFrameProps } from './frame/MobileFrame.tsx';
export { MobileStrip, TopBar } from './frame/TopBar.tsx';
export type { MobileStripFact, MobileStripProps, TopBarProps } from './frame/TopBar.tsx';
