export { DesktopShell } from './layout/DesktopShell.tsx';
