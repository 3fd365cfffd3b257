/** Name of the document of a chapter; of the group itself without one. */
export const rulesSlug = (group: string, chapter?: string): string => (chapter === undefined ? group : `${group}_${chapter}`);
