/**
 * Cleans texts of an editor in a process of their own, as the server does, and prints what
 * each took of the processor once the code was warm. Under Jest the same code takes up to nine
 * times as long, because each global is looked up through its sandbox.
 */
import { sanitizeHtml } from '../../app/ui/rich-text/sanitize-html'
import { measureCpu } from '../setup/measure-cpu'

const LENGTH = 100_000
const ENOUGH_MS = Number(process.argv[2])
/** The first runs compile; the others are for a machine that has much else to do. */
const TRIES = 100

const repeat = (text: string, length: number) => text.repeat(Math.ceil(length / text.length))

const TEXTS: [string, (length: number) => string][] = [
  [
    'prose',
    length => repeat('<p>Grüner <strong>Tee</strong> aus <a href="/shop/tee">Japan</a>.</p>', length)
  ],
  ['pictures', length => repeat('<img src="/a.jpg" alt="x" width="3" height="4">', length)],
  ['line breaks', length => repeat('<br>', length)],
  ['links', length => repeat('<a href="/a">x</a>', length)],
  ['unknown tags', length => repeat('<x y="z">', length)],
  ['brackets that begin no tag', length => repeat('< ', length)],
  ['scripts', length => repeat('<script>x</script>', length)],
  ['tags of many attributes', length => repeat(`<a ${'a=b '.repeat(480)}>`, length)],
  ['tags of many known attributes', length => repeat(`<a ${'title="x" '.repeat(190)}>`, length)],
  ['tags of many names', length => repeat(`<a ${' href'.repeat(390)}>`, length)],
  ['tags of many equals signs', length => repeat(`<a ${'= '.repeat(950)}>`, length)],
  ['one long tag with a quoted bracket', length => `<a title=">" ${repeat('= a ', length)}>`],
  ['quotes without an end', length => repeat('<a title="', length)],
  ['blocks without an end', length => repeat('<div><p>', length)],
  ['inline tags without an end', length => repeat('<b><i>x', length)],
  ['lists and tables without an end', length => repeat('<ul><li><table><td>', length)],
  ['end tags alone', length => repeat('<div>', 500) + repeat('</p></b></li>', length)],
  ['comments without an end', length => repeat('<!-- ', length)]
]

for (const [what, build] of TEXTS) {
  const html = build(LENGTH)
  let best = Infinity
  for (let time = 0; time < TRIES && best >= ENOUGH_MS; time += 1) {
    best = Math.min(
      best,
      measureCpu(() => void sanitizeHtml(html))
    )
  }
  console.log(JSON.stringify([what, best]))
}
