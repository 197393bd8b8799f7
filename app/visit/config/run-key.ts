/** The variable of a key that `npm run serve` makes for its processes, for a shop without `SHOPPER_ID_KEY`. */
export const RUN_KEY = 'SERVE_RUN_KEY'
