/** The loggable part of an error: its name. Never its message, which may contain what a person typed. */
export const codeOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
