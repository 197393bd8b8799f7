/** The option of products whose gift wrap has a price (decision 57). Alone, since the product page needs nothing else. */
export const GIFT_WRAP_OPTION = 'giftWrap'
