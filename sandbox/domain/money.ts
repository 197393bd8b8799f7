/** Minor units (cents, pence) of one currency. Decimals exist only at the protocol edge. */
export type Cents = number
