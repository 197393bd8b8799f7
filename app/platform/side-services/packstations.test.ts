import { answerJson, createFetch } from '../../../tests/factories/answers'
import { findPackstations } from './packstations'

const place = { latitude: 50.94, longitude: 6.96 }

it("asks the shop's own server, without any key", async () => {
  const locations = [{ locationId: '1' }]
  const { send, calls } = createFetch(answerJson({ locations }))
  expect(await findPackstations(send, place)).toEqual(locations)
  expect(calls).toEqual([
    {
      method: 'GET',
      url: '/packstations?latitude=50.94&longitude=6.96',
      headers: { accept: 'application/json' }
    }
  ])
})

it.each([
  ['fails', answerJson({ error: true, message: 'no' }, 503)],
  ['cannot be reached', new TypeError('offline')],
  ['answers something else', answerJson({ locations: 'none' })]
])('answers an empty list when the server %s', async (_how, answer) => {
  expect(await findPackstations(createFetch(answer).send, place)).toEqual([])
})
