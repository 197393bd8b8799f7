import { createSessionChain } from './session-chain'

const MARK = 'a refresh token '.repeat(32)

it('drops the least recently used chain above 32 MiB', async () => {
  const chain = createSessionChain<string>(60_000)
  let renewals = 0
  const share = (at: number) =>
    chain.share(
      `${MARK}${at}`,
      async () => `${(renewals += 1)}`,
      result => `${MARK}after ${result}`
    )
  await share(0)
  await share(0)
  expect(renewals).toBe(1)
  for (let at = 1; at < 10_000; at += 1) await share(at)
  await share(9_999)
  expect(renewals).toBe(10_000)
  await share(0)
  expect(renewals).toBe(10_001)
})
