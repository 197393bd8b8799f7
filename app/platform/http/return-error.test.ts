import { answerJson } from '../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { isPlatformError } from './platform-error'
import { returnError } from './return-error'

const fault = { _v: '21.3', fault: { type: 'BasketNotFoundException', message: 'No basket with this id.' } }

it('returns the call’s result', async () => {
  const { platform } = createRecordingPlatform(answerJson({ basketId: 'b' }))
  await expect(returnError(platform.baskets.getBasket({ basketId: 'b' }))).resolves.toEqual({ basketId: 'b' })
})

it('answers a fault as a value that carries its message and type', async () => {
  const { platform } = createRecordingPlatform(answerJson(fault, 404))
  const answer = await returnError(platform.baskets.getBasket({ basketId: 'b' }))
  expect(isPlatformError(answer, 404)).toBe(true)
  expect(answer).toMatchObject({ type: 'BasketNotFoundException', detail: 'No basket with this id.' })
})

it('throws the same fault, named after its status, to callers without it', async () => {
  const { platform } = createRecordingPlatform(answerJson(fault, 404))
  await expect(platform.baskets.getBasket({ basketId: 'b' })).rejects.toMatchObject({
    name: '404',
    type: 'BasketNotFoundException'
  })
})

it('throws a defect of the code', async () => {
  await expect(returnError(Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(TypeError)
})
