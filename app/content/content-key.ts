/** The query key of a content page, by its id or slug. */
export const contentKey = (pageIdOrSlug: string) => ['content', pageIdOrSlug] as const
