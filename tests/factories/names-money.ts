/** Text that names an amount of money, or money at all: "5 €", "EUR 12.90", "ten euros". */
export const NAMES_MONEY = /\d\s?(€|£|EUR\b|GBP\b)|(€|£|\bEUR|\bGBP)\s?\d|\beuros?\b/i
