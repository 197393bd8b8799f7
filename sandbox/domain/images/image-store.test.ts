import { createMemoryImageStore } from './image-store'

it('keeps the pictures used last, as many as fit', async () => {
  const store = createMemoryImageStore(250)
  await store.save('first', Buffer.alloc(100))
  await store.save('second', Buffer.alloc(100))
  await store.find('first')
  await store.save('third', Buffer.alloc(100))
  expect(await store.find('second')).toBeUndefined()
  expect(await store.find('first')).toHaveLength(100)
  expect(await store.find('third')).toHaveLength(100)
})

it('does not give up the others for a picture larger than its memory', async () => {
  const store = createMemoryImageStore(250)
  await store.save('small', Buffer.alloc(100))
  await store.save('huge', Buffer.alloc(300))
  expect(await store.find('huge')).toBeUndefined()
  expect(await store.find('small')).toHaveLength(100)
})
