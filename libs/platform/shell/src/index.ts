export { Shell } from './Shell.tsx';
export { NotFoundPage, TechnicalErrorPage } from './pages/StatusPages.tsx';
