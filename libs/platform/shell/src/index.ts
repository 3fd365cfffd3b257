export { NotFoundPage } from './pages/NotFoundPage.tsx';
export { TechnicalErrorPage } from './pages/TechnicalErrorPage.tsx';
export { DictionaryFailed } from './pages/DictionaryFailed.tsx';
export { ShellPage } from './pages/ShellPage.tsx';
export { shellSeo } from './pages/shell-seo.ts';
export { noticesModule } from './notices/module.ts';
export { guardNotice } from './notices/guard-notice.ts';
export { ModalSourceProvider, type ModalSource } from './modals/modal-source.ts';
export { SeoBlockLater } from './seo/seo-block-later.ts';
