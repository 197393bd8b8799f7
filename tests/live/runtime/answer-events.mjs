/**
 * What Managed Runtime does with the bundle: takes its handler and calls it with API Gateway events. Reads an event per
 * line and writes its answer as a line of JSON.
 */
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const { get } = createRequire(`${process.cwd()}/build/ssr.js`)('./ssr.js')
process.stdout.write('"ready"\n')

for await (const line of createInterface({ input: process.stdin })) {
  const context = { callbackWaitsForEmptyEventLoop: true, awsRequestId: 'live' }
  const answer = await new Promise((resolve, reject) =>
    get(JSON.parse(line), context, (error, found) => (error ? reject(error) : resolve(found)))
  )
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
process.exit(0)
