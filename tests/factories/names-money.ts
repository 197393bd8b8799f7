/** Text that names an amount of money, or money at all: "5 €", "EUR 12.90", "ten euros", "thirty pounds". */
export const NAMES_MONEY =
  /\d\s?(€|£|\$|EUR\b|GBP\b|CHF\b|Cents?\b)|(€|£|\$|\bEUR|\bGBP|\bCHF)\s?\d|\b(?:euros?|pounds|sterlin[ge])\b|(?<![\d.,])\d+[.,]\d\d(?![\d.,]| ?(?:cm|g|kg|l|m|mm)\b)/i
