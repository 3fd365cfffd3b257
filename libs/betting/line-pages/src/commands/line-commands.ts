import type { SectionCommands } from '@touchline/shared-state';

/** What the line adds to the command palette. @spec BT-05 */
export const lineCommands = async (): Promise<SectionCommands> => ({ Source: (await import('./LineCommands.tsx')).LineCommands });
