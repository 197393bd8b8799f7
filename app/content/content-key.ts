/** Under which the query cache holds a content page, by its id or slug. */
export const contentKey = (pageIdOrSlug: string) => ['content', pageIdOrSlug] as const
