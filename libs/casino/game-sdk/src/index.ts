export { connectGame, type FrameHost, type SiteLink } from './connect.ts';
