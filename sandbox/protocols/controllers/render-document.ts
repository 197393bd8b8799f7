import { say, type Language, type Localized } from '../../texts/localized-text'

interface DocumentTexts {
  language: Language
  shop: string
  title: string
  /** Numbers of the paper or the parcels, each with its date. */
  numbers: string[]
  orderNo: string
  goods: string[]
}

const orderWord: Localized = { de: 'Bestellung', en: 'Order', it: 'Ordine', fr: 'Commande' }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}
const escape = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? '')
const list = (items: string[]) => `<ul>${items.map(item => `<li>${escape(item)}</li>`).join('')}</ul>`

/** The parcels of an order as a page. It names no person. */
export function renderDocument({ language, shop, title, numbers, orderNo, goods }: DocumentTexts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} ${orderNo}`)}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1.5rem}ul{padding-left:1.2rem}</style>
</head>
<body>
<p>${escape(shop)}</p>
<h1>${escape(title)}</h1>
${list(numbers)}
<h2>${say(orderWord, language)} ${escape(orderNo)}</h2>
${list(goods)}
</body>
</html>
`
}
