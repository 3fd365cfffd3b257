/** What a log may hold of an error: its name, never its message, which may carry what a person typed. */
export const codeOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
