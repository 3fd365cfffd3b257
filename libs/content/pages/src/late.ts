export { LateBanners } from './LateBanners.tsx';
