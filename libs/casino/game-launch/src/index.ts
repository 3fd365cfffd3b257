export { GameFacts } from './GameFacts.tsx';
export { GameStage, type GameStageProps } from './GameStage.tsx';
export { launchContent } from './launch-content.tsx';
export { loadOriginals, originalsModule, useOriginalArt } from './originals.ts';
export { TableFacts, type TableFactsProps } from './TableFacts.tsx';
export { VerifierPage } from './VerifierPage.tsx';
export { VERIFIER, VERIFIER_ROUTE, VOLATILITY_NAMES } from './stage-words.ts';
