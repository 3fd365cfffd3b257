export { Footer } from './footer/Footer.tsx';
export type { FooterProps } from './footer/Footer.tsx';
export { DesktopFrame } from './frame/DesktopFrame.tsx';
export type { DesktopFrameProps } from './frame/DesktopFrame.tsx';
export { Header, HeaderBalance } from './header/Header.tsx';
export type { HeaderProps, HeaderSection } from './header/Header.tsx';
export { SessionStrip } from './strip/SessionStrip.tsx';
export type { SessionStripProps, StripFact } from './strip/SessionStrip.tsx';
