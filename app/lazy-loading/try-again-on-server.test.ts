import { tryAgain } from './try-again'

it('asks once on a server, which has its code beside it', async () => {
  const ask = jest.fn().mockRejectedValue(new Error('no such file'))
  await expect(tryAgain(ask)).rejects.toThrow('no such file')
  expect(ask).toHaveBeenCalledTimes(1)
})
