/** Slug of a chapter's document, or of the group's. */
export const rulesSlug = (group: string, chapter?: string): string => (chapter === undefined ? group : `${group}_${chapter}`);
