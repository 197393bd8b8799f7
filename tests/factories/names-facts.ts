/** Words of what a shop promises: delivery, returns, trials, answers, refunds, guarantee, validity, invoices, codes, memory. */
const PROMISE =
  /(?<!\p{L})codes?(?!\p{L})|codice|código|コード|코드|验证码|驗證碼|merkt sich|erkennt|recognise|reconnaît|riconosce|remembers|retient|ricorda per|recuerda|lembra|umtausch|kündig|storn|reserv|aufbewahr|erstatt|antwort|ausprobier|überleg|refund|exchange|cancel|collect|repl(?:y|ies)|answer|reserve|think it over|try it|échang|rembours|annul|répon|réserv|rimbors|sostitu|disdi|rispond|保存|記憶|기억|记住|記住|bis zu(?!m)|up to|au plus|al massimo|jusqu’à|fino a|hasta|até|最多|最[长長]|최대|liefer|versand|versch[iy]ck|bestell|unterwegs|express|rückgabe|zurück|widerruf|garantie|gültig|gilt|gelten|läuft.* ab(?!\p{L})|verfällt|bleibt .*Warenkorb|gewährleist|expire|scad[eo]|fällig|ersatzteil|deliver|dispatch|(?<!\p{L})sent(?!\p{L})|shipp|return|withdraw|guarantee|warrant|v[aá]lid|\bdue within|spare|support(?!ent)|livr|expédi|retour|repren|rétract|garant|valab|pièces|consegn|spedi|reso\b|resi\b|reces|pezzi|garanz|envío|envio\b|enviad|entrega|devol|garant|配送|発送|届|返品|保証|배송|발송|반품|보증|退货|发货|送达|保修|配送|退貨|出貨|送達|保固/iu

const COUNT = [
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|zwanzig|(?:ein|zwei|vier)undzwanzig|dreißig|achtundvierzig',
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|twenty-four|thirty|forty-eight',
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quatorze|quinze|dix-(?:sept|huit|neuf)|vingt(?:-\\p{L}+)*|trente|quarante-huit',
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quattordici|quindici|diciassette|diciotto|venti|ventidue|ventiquattro|trenta|quarantotto',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce|quince|veinte|veinticuatro|treinta|cuarenta y ocho',
  'dois|duas|três|sete|oito|nove|dez|doze|quatorze|catorze|quinze|vinte|trinta|quarenta e oito'
].join('|')
const ONE = 'ein(?:en?|em|er|es)?|one|une?|un[ao]?|uma?'
const UNIT =
  'Werktage?n?|Tage?n?|Wochen?|Monate?n?|Jahre?n?s?|Stunden?|Minuten?|(?:working |business )?days?|weeks?|months?|years?|hours?|minutes?|min|jours?|semaines?|mois|ans?|années?|heures?|h|giorni|giorno|settiman[ae]|mes[ei]|anni|anno|or[ae]|minut[oi]s?|días?|semanas?|meses|dias?|años?|anos?|horas?|Packung(?:en)?|boxes|sleeves|boîtes|étuis|confezioni|astucci|cajas|caixas'

const word = (alternatives: string) => `(?<![\\p{L}{])(?:${alternatives})(?!\\p{L})`

/** "in zwei Tagen", "two-year", "zweijährig", "biennale", "a fortnight", "二年", "두 달". */
const SPAN = new RegExp(
  [
    `(?<![\\p{L}\\d{])(?:\\d+|${ONE}|${COUNT})[\\s\\u00a0\\u202f-]+(?:${UNIT})(?!\\p{L})`,
    `(?<![\\p{L}\\d{])(?:\\d+-?|ein|${COUNT})(?:jährig|monatig|wöchig|tägig|stündig)`,
    word(
      '(?:an?|une?) (?:week|month|year|decade|décennie|trimestre)|un decennio|(?:ein|eine[ms]) (?:Jahrzehnt|Quartal)s?'
    ),
    '\\d ?h(?!\\p{L})',
    word(
      'fortnight|huitaine|quinzaine|quindicina|half a year|halbe[ns]? Jahre?s?|Tagesfrist|Monatsende|for life'
    ),
    word('halbe[nr]? Stunde|half an hour|demi-heure|mezz’ora|media hora|meia hora'),
    word(`(?:ein paar|a couple of|paio d[i’]) ?(?:${UNIT})`),
    word(
      '(?:bi|tri|quadri|quinqu|déc|dec)enn?al(?:e|i|es)?|annual[ei]|annuelles?|bi?anual|(?:halb)?jährliche[rns]?|halbjährige[rns]?'
    ),
    '[\\d一二兩两三四五六七八九十]\\s?(?:営業日|日|年|か月|ヶ月|週|时|個?工作天|个?工作日|天|[个個]月|周|小时|小時|分)|半小[时時]',
    '\\d\\s?(?:년|일|영업일|개월|분)|(?<!\\p{L})(?:일|이|삼|오|십) ?년'
  ].join('|'),
  'iu'
)

/** A day that a shop names from itself, not from the time of an order. */
const DAY = new RegExp(
  [
    word(
      '(?:am|den) (?:nächsten|selben|gleichen|folgenden) (?:Werk)?tag|noch heute|über Nacht|taggleich|Folgetag|übermorgen|(?:übers|bis zum|am) Wochenende'
    ),
    word(
      '(?:next|same|following)[ -](?:(?:working|business)[ -])?day|overnight|day after tomorrow|(?:by|over|before) the weekend'
    ),
    word('lendemain|après-demain|dans la journée|jour (?:ouvré )?(?:suivant|même)|même jour'),
    word(
      'giorno (?:lavorativo )?(?:dopo|stesso|successivo|seguente)|stesso giorno|in giornata|dopodomani|entro domani'
    ),
    word('día (?:hábil )?siguiente|mismo día|dia (?:útil )?seguinte|mesmo dia|próximo dia(?: útil)?'),
    '翌日|翌営業日|当日|即日|다음 날|다음 영업일|익일|당일|次日|隔[天日]|[当當][天日]'
  ].join('|'),
  'iu'
)

const TIME = `(?:[1-9]|1\\d|2[0-4]|${COUNT})`

/** An hour at which a shop answers, or until which it sends parcels: "22 Uhr", "10pm", "from nine to five", "alle 22". */
const HOUR = new RegExp(
  [
    '\\d[\\s\\u00a0]?Uhr|\\d[\\s\\u00a0]?[ap]m\\b|24\\/7|\\b(?:[1-9]|1\\d|2[0-4])[\\s\\u00a0\\u202f]?h(?![\\p{L}])',
    word(
      'by noon|avant midi|jusqu’à midi|entro mezzogiorno|bis mittags?|rund um die Uhr|a?round the clock|nine-to-five'
    ),
    word(
      '(?:bis|until|till|by|avant|entro|fino a|hasta la|até a?)(?: |[’])(?:Mitternacht|midnight|minuit|mezzanotte|medianoche|meia-noite)|jusqu’à minuit'
    ),
    word(`(?:bis|ab|von|täglich) (?:${COUNT}) Uhr|bis halb (?:${COUNT})|(?:${COUNT}) o’clock`),
    // A span of hours ends the clause; spans of other things name them: "from two to four cups".
    `(?<!\\p{L})(?:von|from|de|das) ${TIME}(?: Uhr| heures)? (?:bis|to|until|till|à|a|às) ${TIME}(?: heures)?(?=[.,;)]|$)`,
    `[Cc]ommand(?:é|ée|ez) avant (?:${COUNT}) heures|before (?:${COUNT}) in the |(?<!\\p{L})(?:jusqu’à|dès) (?:${COUNT}) heures`,
    `(?<!\\p{L})(?:d?alle|entro le|fino alle|ore) \\d|(?<!\\p{L})(?:dalle|entro le|fino alle) (?:${COUNT})(?!\\p{L})`,
    `(?<!\\p{L})(?:hasta|desde|antes de) las ${TIME}(?!\\p{L})`,
    '\\d(?:時(?!間)|시(?!간)|点至|點至)|午[前後][\\d一二三四五六七八九十]|[一二三四五六七八九十]+[点點](?:到|至|前|半)',
    '(?<!\\p{L})(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|열한|열두) 시(?!간)',
    '24[\\s-](?:Stunden|ore|horas)|(?:sieben Tage die|7 Tage die) Woche|(?:seven|7) days a week|(?:7|sept) jours sur (?:7|sept)|(?:7|sette) giorni su (?:7|sette)|(?:nine|ten|eight) a\\.m\\.'
  ].join('|'),
  'iu'
)

/** "10 %", "zehn Prozent", "dix pour cent". */
const PERCENT = `(?:\\d+|${COUNT})[\\s\\u00a0\\u202f]?(?:%|Prozent|per ?cent|pour cent|per cento|por ?ciento|por cento)`

/** A discount by its percentage, which the promotion knows: "15 % auf Grüntee", "twenty per cent less", "−15 %". */
const DISCOUNT = new RegExp(
  [
    `${PERCENT} (?:weniger|günstiger|Nachlass|Rabatt|auf|für|ab|off|less|discount|de (?:remise|réduction|moins)|sur|di sconto|in meno|sul?(?:l[ae’])?|sugli|sui)(?!\\p{L})`,
    `[−–-]\\d+[\\s\\u00a0\\u202f]?%|${PERCENT} Crema|% (?:de descuento|de desconto)|\\d ?(?:%|％)(?:割引|オフ|할인|折扣|优惠|優惠)`
  ].join('|'),
  'iu'
)

/** The shop fills in its own fact. */
const FILLED = /\{(?:orderBefore|\w*delivery\w*|\w*[dD]ays?|when|day|date)\}/i

/** What a text promises in figures of its own, where it should name the fact by placeholder: the sentence, or undefined. */
export function findWrittenFact(text: string): string | undefined {
  const sentences = text.split(/(?<=。)|(?<=[.!?])\s|<\/\w+>/)
  return sentences.find(
    sentence =>
      HOUR.test(sentence) ||
      DISCOUNT.test(sentence) ||
      (PROMISE.test(sentence.replace(/<[^>]*>/g, '')) &&
        (SPAN.test(sentence) || (DAY.test(sentence) && !FILLED.test(sentence))))
  )
}
