export { MobileShell } from './layout/MobileShell.tsx';
