/** Suggestions are numbered across all groups, in display order. */
export const buildOptionId = (listId: string, index: number): string => `${listId}-option-${index}`
