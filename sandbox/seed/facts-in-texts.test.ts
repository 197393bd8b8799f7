import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_FACTS } from '../../tests/factories/app-config'
import { findWrittenFact } from '../../tests/factories/names-facts'
import french from './languages/french.json'
import italian from './languages/italian.json'
import { FILLED_BY_SHOP } from './localized'
import { seed } from './seed'

/** All texts of a value, at any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}

/** Texts in the source of a folder, before placeholders are filled in. */
const readWritten = (folder: string, isRead: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && isRead(file))
    .flatMap(file =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(
        ([, , text = '']) => text
      )
    )

const written = readWritten(__dirname, file => !file.startsWith('pictures/'))

/** Mails, papers and what the platform says; the description of express delivery is chosen by its days. */
const ofPlatform = readWritten(
  join(__dirname, '..'),
  file => /^(?:domain|protocols|texts)\//.test(file) && !file.endsWith('shipping-methods.ts')
).filter(text => text.includes(' ') && !text.includes('${'))

const notices = readWritten(join(__dirname, '../../app/notices'), file => file.endsWith('-texts.ts'))

/** Not promises of the shop: the press office, a day's work, cooling biscuits, a book; the law on guarantees in France. */
const NO_FACTS =
  /Montag bis Freitag|Monday to Friday|Du lundi au vendredi|Da lunedì a venerdì|trays are cold|Bleche bis mittags|en un livre|[Ll]e consommateur|du consommateur/

it.each([
  'Lieferung in zwei Tagen',
  'Wir liefern in 48 Stunden.',
  'Rückgabe binnen zwei Wochen',
  'Zwölf Monate Garantie',
  'Bestellt bis 12 Uhr, heute verschickt',
  'Free returns for a month',
  'By noon today',
  'Livré en 48 heures',
  'Ouvert de 7h à 22h',
  'Commandez avant midi.',
  'Reso entro due settimane',
  'Aperti dalle ore 7',
  'Bestellen Sie heute, wir liefern am nächsten Werktag.',
  'Zweijährige Garantie auf alle Geräte',
  'Mit 3-jähriger Garantie',
  'Rückgabe innerhalb eines halben Jahres',
  'Bis Mitternacht bestellt, sofort unterwegs',
  'Bis halb fünf bestellt',
  'Unser Kundenservice ist von acht bis zwanzig Uhr für Sie da.',
  'Order today for next-day delivery.',
  'Same-day dispatch',
  'Delivered overnight',
  'Two-year guarantee on all appliances',
  'Return it within a fortnight.',
  'Call us from nine to five.',
  'Ordered by two o’clock, sent today',
  'Help around the clock',
  'Expédié le jour même',
  'Livraison le lendemain',
  'Garantie biennale',
  'Retour sous quatorze jours',
  'Assistance de neuf heures à dix-sept heures',
  'Assistance jusqu’à minuit',
  'Spedito in giornata',
  'Consegna il giorno successivo',
  'Garanzia biennale',
  'Garanzia di un paio d’anni',
  'Consegna entro ventiquattro ore',
  'Dalle nove alle diciassette',
  'Entrega al día siguiente',
  'Garantía de dos años',
  'Enviado no mesmo dia',
  'Devolução em quatorze dias',
  '翌日配送します。',
  '二年保証',
  '午前九時から',
  '당일 발송',
  '이 년 보증',
  '아홉 시부터 다섯 시까지',
  '当天发货',
  '两年保修',
  '九点到十七点',
  '隔天配送',
  '十四天內退貨',
  'Der Code gilt 10 Minuten.',
  'Ihr Code gilt zehn Minuten.',
  'The code is valid for fifteen minutes.',
  'It may show your account for up to half an hour longer.',
  'Il est valable dix minutes.',
  'Il codice vale 10 minuti.',
  'Es válido durante 15 minutos.',
  'コードの有効期限は10分です。',
  '코드는 10분 동안 유효합니다.',
  '验证码在 10 分钟内有效。',
  '驗證碼十分鐘內有效。',
  'Merkt sich 365 Tage lang, was Sie gewählt haben',
  'Remembers for 365 days what you have chosen',
  'Wir liefern am Folgetag.',
  'Versand binnen Tagesfrist',
  'Geliefert übers Wochenende',
  '24 Monate Gewährleistung',
  'Halbjährige Garantie',
  'Service sieben Tage die Woche',
  'Ersatzteile für ein Jahrzehnt',
  'Der Link läuft in einer Stunde ab.',
  'Bleibt 30 Tage im Warenkorb',
  'Guaranteed for life',
  'Delivery the day after tomorrow',
  'Open nine-to-five',
  'Order before two in the afternoon.',
  'Commandez avant quatorze heures.',
  'Livré après-demain',
  'Livraison sous 48h',
  'Retour sous quinzaine',
  'Assistance 7 jours sur 7',
  'Garantie annuelle',
  'Consegna dopodomani',
  'Reso entro una quindicina di giorni',
  'Assistenza sette giorni su sette',
  'Il codice scade dopo dieci minuti.',
  'Pezzi di ricambio per un decennio',
  'Garanzia annuale',
  'Entrega en veinticuatro horas',
  'Zwei Wochen zum Ausprobieren',
  'Take three days to think it over.',
  'Our team answers within four hours.',
  'Gratisversand ab sieben Packungen',
  'Free delivery from eight sleeves',
  'Nous répondons sous deux jours.',
  'Remboursement en cinq jours',
  'Livraison offerte dès sept boîtes',
  'Rimborso in tre giorni',
  'Spedizione gratuita da otto confezioni',
  '15 % auf Grüntee',
  'Alle Kräutertees kosten zehn Prozent weniger.',
  'Kannen und Tassen: −15 %',
  '12% off for everyone with an account',
  'Pots and cups are fifteen per cent off.',
  'Everything costs 20 % less',
  'Théières et tasses coûtent 15 pour cent de moins.',
  '10 % de remise sur les tisanes',
  'Tutto costa il 20% in meno',
  '10% di sconto sulle tisane'
])('finds the fact that is written into “%s”', text => {
  expect(findWrittenFact(text)).toBe(text)
})

it.each([
  'Bis {orderBefore} bestellt, am selben Werktag verschickt',
  'Ordered by {orderBefore}, dispatched the same working day',
  'Für Nachtschichten und alles vor sieben Uhr',
  'Une cueillette avant neuf heures',
  'For households of two to four coffee drinkers',
  'Von zwei bis vier Kaffeetrinkern bestellt',
  'Steamed on the day it was picked',
  'Der Link gilt {minutes} Minuten.',
  '{percent} % auf Grüntee',
  'With 38% cocoa and plenty of depth',
  'Sechzig Prozent Apfel sind viel für einen Tee.'
])('finds no fact in “%s”', text => {
  expect(findWrittenFact(text)).toBeUndefined()
})

it.each([
  ['German and English', written],
  ['the platform', ofPlatform],
  ['French', Object.entries(french).flat()],
  ['Italian', Object.entries(italian).flat()],
  ['pages in place of others', notices]
])('names hours, delivery times and spans of promises by placeholder: %s', (_place, texts) => {
  expect(texts.length).toBeGreaterThan(20)
  expect(
    texts
      .filter(text => !NO_FACTS.test(text))
      .map(findWrittenFact)
      .filter(Boolean)
  ).toEqual([])
})

it('names the company that sends the newsletter by placeholder', () => {
  const texts = [...written, ...ofPlatform, ...Object.values(french), ...Object.values(italian)]
  expect(texts.filter(text => text.includes(SITE_FACTS.mailService))).toEqual([])
})

it('leaves places that the shop fills to pages', () => {
  const { pages: _pages, ...others } = seed
  const names = listTexts(others).flatMap(text =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  )
  expect(names.filter(name => FILLED_BY_SHOP.test(name))).toEqual([])
})
