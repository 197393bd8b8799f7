import sharp from 'sharp'
import { limitRendering } from './render-limit'

it('draws two pictures at once, the others in their order, also after one that fails', async () => {
  const begun: number[] = []
  const ends: ((error?: Error) => void)[] = []
  const draw = (picture: number) =>
    limitRendering(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(picture)
          ends[picture] = error => (error ? reject(error) : resolve(picture))
        })
    )
  const drawn = Array.from({ length: 5 }, (_, picture) => draw(picture))
  expect(begun).toEqual([0, 1])
  ends[1]!(new Error('no such colour'))
  await expect(drawn[1]).rejects.toThrow('no such colour')
  expect(begun).toEqual([0, 1, 2])
  for (const picture of [0, 2, 3, 4]) {
    ends[picture]!()
    await drawn[picture]
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

it('keeps no drawn picture outside its own caches', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } })
})
