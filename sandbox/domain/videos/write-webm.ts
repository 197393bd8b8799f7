/** A silent film: whole pictures, one after the other. */
interface Film {
  width: number
  height: number
  /** How long each picture stands, in milliseconds. */
  frameMs: number
  /** Key frames of the VP8 codec. */
  frames: Buffer[]
}

/** Element ids of the Matroska format, of which WebM is a part. */
const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
const CUES = 0x1c53bb6b

/** Times count in milliseconds. */
const TIMECODE_SCALE_NS = 1_000_000
const KEY_FRAME = 0x80
const TRACK = 1
const VIDEO_TRACK = 1
const MAX_CLUSTER_MS = 32_767

function writeId(id: number): Buffer {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

/** A size in eight bytes: the first bit says that seven more follow. */
function writeSize(size: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(size))
  bytes[0] = 1
  return bytes
}

function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([writeId(id), writeSize(body.length), body])
}

function number(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}

const text = (id: number, value: string) => element(id, Buffer.from(value, 'latin1'))

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

function simpleBlock(frame: Buffer, timeMs: number): Buffer {
  const head = Buffer.alloc(4)
  head[0] = 0x80 | TRACK
  head.writeInt16BE(timeMs, 1)
  head[3] = KEY_FRAME
  return element(0xa3, head, frame)
}

/**
 * A film as a WebM file (https://www.webmproject.org/docs/container/): one track, one cluster. Ours and no
 * library's: the pictures are encoded already, so what is left is this handful of elements, and an encoder like
 * ffmpeg is a program of each system that the package registry alone does not install.
 *
 * @throws RangeError for films of more than half a minute, which need several clusters
 */
export function writeWebm({ width, height, frameMs, frames }: Film): Buffer {
  const durationMs = frames.length * frameMs
  if (durationMs > MAX_CLUSTER_MS) throw new RangeError('A film has at most 32 seconds.')
  const head = element(
    EBML,
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 2),
    number(0x4285, 2)
  )
  const info = element(
    INFO,
    number(0x2ad7b1, TIMECODE_SCALE_NS),
    float(0x4489, durationMs),
    text(0x4d80, 'sandbox'),
    text(0x5741, 'sandbox')
  )
  const tracks = element(
    TRACKS,
    element(
      0xae,
      number(0xd7, TRACK),
      number(0x73c5, TRACK),
      number(0x83, VIDEO_TRACK),
      text(0x86, 'V_VP8'),
      element(0xe0, number(0xb0, width), number(0xba, height))
    )
  )
  const cluster = element(
    CLUSTER,
    number(0xe7, 0),
    ...frames.map((frame, index) => simpleBlock(frame, index * frameMs))
  )
  // Where the cluster begins, counted from the segment's content: players need it to start over.
  const cues = (position: number) =>
    element(CUES, element(0xbb, number(0xb3, 0), element(0xb7, number(0xf7, TRACK), number(0xf1, position))))
  const before = info.length + tracks.length + cues(0).length
  return Buffer.concat([head, element(SEGMENT, info, tracks, cues(before), cluster)])
}
