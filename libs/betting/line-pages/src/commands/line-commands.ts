import type { SectionCommands } from '@touchline/shared-state';

/** Command source of the line for the command palette. @spec BT-05 */
export const lineCommands = async (): Promise<SectionCommands> => ({ Source: (await import('./LineCommands.tsx')).LineCommands });
