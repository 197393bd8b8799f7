/**
 * Asks some addresses of the shop on new connections, in turn, until it is stopped, and says how long each has
 * let it wait at most. A process of its own: what makes the load is too busy to read a clock.
 */
import { get } from 'node:http'

const urls = process.argv.slice(2)
const longest: Record<string, number> = {}
const failures: Record<string, number> = {}

const ask = (url: string) =>
  new Promise<void>(resolve => {
    const begun = performance.now()
    const finish = (isGood: boolean) => {
      longest[url] = Math.max(longest[url] ?? 0, performance.now() - begun)
      if (!isGood) failures[url] = (failures[url] ?? 0) + 1
      resolve()
    }
    get(url, { agent: false }, answer => {
      answer
        .resume()
        .once('end', () => finish(answer.statusCode === 200))
        .once('error', () => finish(false))
    }).on('error', () => finish(false))
  })

let isOn = true
process.on('message', () => (isOn = false))

async function run(): Promise<void> {
  process.send?.('ready')
  while (isOn) {
    await Promise.all(urls.map(ask))
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  process.send?.({ longest, failures })
  process.disconnect()
}

void run()
