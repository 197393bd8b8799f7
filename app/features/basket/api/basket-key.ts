/** Of the shopper's basket in the query cache. */
export const BASKET_KEY = ['basket'] as const
