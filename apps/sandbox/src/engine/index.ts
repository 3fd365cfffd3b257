export { createEngine, DEFAULT_SEED, Engine, type EngineTerms, type Leaving, type Quote, type QuoteRef } from './engine.ts';
export type { LiveGame } from './live-game.ts';
export type { Fixture, Script, ScriptGoal, Strengths, Team } from './types.ts';
