export { loadStage } from './load-stage.ts';
