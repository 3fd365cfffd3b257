export { selectDisciplines, selectHasFailed, selectLiveIds, selectMatch } from './cyber.slice.ts';
export { loadDisciplines, loadLive, loadMatch } from './load-cyber.ts';
export { cyberModule } from './module.ts';
