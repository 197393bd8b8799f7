/** Words of what a shop promises: delivery, returns, withdrawal, guarantee, validity, invoices, spare parts. */
const PROMISE =
  /liefer|versand|versch[iy]ck|bestell|unterwegs|express|rückgabe|zurück|widerruf|garantie|gültig|gilt|gelten|fällig|ersatzteil|deliver|shipp|return|withdraw|guarantee|warrant|valid|\bdue within|spare|support|livr|expédi|retour|repren|rétract|garant|valab|pièces|consegn|spedi|reso\b|reces|pezzi|envío|entrega|devol|garant|配送|届|返品|保証|배송|반품|보증|退货|保修|配送|退貨|保固/i

const NUMBER =
  '(?:\\d+|ein(?:en?|em|er)?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|vierzehn|dreißig|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|thirty|une?|deux|trois|quatre|cinq|six|sept|dix|douze|quinze|trente|un[ao]?|due|tre|quattro|cinque|sei|sette|dieci|dodici|quindici|trenta)'
const UNIT =
  '(?:Werktage?n?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|(?:working |business )?days?|weeks?|months?|years?|hours?|jours?|semaines?|mois|ans?|années?|heures?|h|giorni|giorno|settiman[ae]|mes[ei]|anni|anno|or[ae]|días|dias|anos|años)'
const SPAN = new RegExp(
  `(?<![\\wäöüß{])${NUMBER}[\\s\\u00a0\\u202f-]+${UNIT}(?![\\wäöüß])|\\ba (?:week|month|year)\\b|\\d\\s?(?:営業日|日|年|일|영업일|个工作日|個工作天|天)`,
  'i'
)

/** An hour at which a shop answers, or until which it sends parcels: "22 Uhr", "10pm", "by noon", "24 h", "alle 22". */
const HOUR =
  /\d[\s\u00a0]?Uhr|\d[\s\u00a0]?[ap]m\b|\bby noon\b|avant midi|entro mezzogiorno|bis mittags?\b|rund um die Uhr|24\/7|\b(?:[1-9]|1\d|2[0-4])[\s\u00a0\u202f]?h\b|\b(?:d?alle|entro le|ore) \d|(?:zehn|zwölf|acht|zwanzig|zweiundzwanzig) Uhr|\d(?:時(?!間)|시(?!간)|点至|點至)|24[\s-](?:Stunden|ore|horas)/i

/** What a text promises in figures of its own, where it should name the fact by placeholder: the sentence, or undefined. */
export function findWrittenFact(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?。])\s|<\/\w+>/)
  return sentences.find(
    sentence => HOUR.test(sentence) || (SPAN.test(sentence) && PROMISE.test(sentence.replace(/<[^>]*>/g, '')))
  )
}
