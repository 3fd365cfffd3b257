export { SeoBlock } from './SeoBlock.tsx';
export { SeoText, type SeoTextProps } from './SeoText.tsx';
