/**
 * What Managed Runtime does with the bundle, in a process of its own and without anything else loaded: takes the
 * handler and calls it with API Gateway events, one after the other. Writes what it saw as JSON.
 *   node scripts/scale/call-handler.mjs /jasmin/de 50
 */
import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'

const [path, times] = process.argv.slice(2)
const begun = performance.now()
const { get } = createRequire(`${process.cwd()}/build/ssr.js`)('./ssr.js')
const loadMs = performance.now() - begun

const buildEvent = number => {
  const headers = {
    host: 'shop.example',
    'accept-encoding': 'gzip, deflate, br',
    'x-correlation-id': `scale-request-${number}`
  }
  return {
    resource: '/{proxy+}',
    path,
    httpMethod: 'GET',
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    requestContext: { identity: { sourceIp: '203.0.113.7' } },
    body: null,
    isBase64Encoded: false
  }
}

const call = number =>
  new Promise((resolve, reject) => {
    const context = { callbackWaitsForEmptyEventLoop: true, awsRequestId: `scale-${number}` }
    get(buildEvent(number), context, (error, answer) => (error ? reject(error) : resolve(answer)))
  })

async function time(number) {
  const started = performance.now()
  const answer = await call(number)
  return { ms: performance.now() - started, answer }
}

const first = await time(0)
// The parent takes the time until here.
process.stdout.write('answered\n')
const warm = []
const statuses = new Set([first.answer.statusCode])
let last = first.answer
for (let number = 1; number <= Number(times); number += 1) {
  const { ms, answer } = await time(number)
  warm.push(ms)
  statuses.add(answer.statusCode)
  last = answer
}
const { body, isBase64Encoded, headers = {}, multiValueHeaders = {} } = last
process.stdout.write(
  JSON.stringify({
    loadMs,
    firstMs: first.ms,
    warm,
    statuses: [...statuses],
    body,
    isBase64Encoded,
    encoding: headers['content-encoding'] ?? multiValueHeaders['content-encoding']?.[0],
    memoryMiB: process.memoryUsage.rss() / 1024 ** 2
  }) + '\n',
  () => process.exit(0)
)
