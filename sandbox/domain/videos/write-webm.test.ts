import { writeWebm } from './write-webm'

/** Element ids and sizes at the top level, as a player reads them. */
function listElements(file: Buffer): [id: string, size: number][] {
  const found: [string, number][] = []
  for (let at = 0; at < file.length;) {
    const id = file.toString('hex', at, at + 4)
    const size = Number(file.readBigUInt64BE(at + 4) & 0x00ff_ffff_ffff_ffffn)
    found.push([id, size])
    at += 12 + size
  }
  return found
}

const film = { width: 640, height: 360, frameMs: 100, frames: [Buffer.from('first'), Buffer.from('second')] }

it('writes a head and one segment that end where they say', () => {
  expect(listElements(writeWebm(film)).map(([id]) => id)).toEqual(['1a45dfa3', '18538067'])
})

it('holds each picture with its time, and leads players to the first', () => {
  const [, segment] = listElements(writeWebm(film))
  const file = writeWebm(film)
  const content = file.subarray(file.length - (segment?.[1] ?? 0))
  const parts = listElements(content)
  expect(parts.map(([id]) => id)).toEqual(['1549a966', '1654ae6b', '1c53bb6b', '1f43b675'])
  const clusterAt = content.indexOf(Buffer.from('1f43b675', 'hex'))
  const cuePosition = content.indexOf(
    Buffer.from('f1', 'hex'),
    content.indexOf(Buffer.from('1c53bb6b', 'hex'))
  )
  expect(content.readUInt32BE(cuePosition + 9)).toBe(clusterAt)
  const second = content.indexOf(Buffer.from('second'))
  expect([...content.subarray(second - 4, second)]).toEqual([0x81, 0, 100, 0x80])
})

it('refuses a film that is too long for one cluster', () => {
  expect(() => writeWebm({ ...film, frameMs: 20_000 })).toThrow(RangeError)
})
