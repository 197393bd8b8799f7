import { readText, type Attributes } from '../../attributes'

/** The formats that the media delivery service makes of one upload, best first (requirement 2.2). */
const FORMATS = ['webm', 'mp4', 'ogv'] as const

/** Widths that the service is asked for: nothing is sent larger than it is shown. */
const WIDE_PX = 1280
const NARROW_PX = 640
const WIDE_SCREEN = '(min-width: 48rem)'

/** The location of a video: everything before the transformations, and its public id. */
interface VideoLocation {
  /** Ends in "/video/upload/". */
  base: string
  publicId: string
}

export interface VideoSource {
  src: string
  type: string
  media?: string
}

const SERVICE = 'https://res.cloudinary.com'
const UPLOADED = /^(https?:\/\/[^/].*?|\/(?!\/).*?)\/video\/upload\/(.+)$/i
/** Transformations that an address may contain before the public id. */
const TRANSFORMATION = /^(?:(?:c|w|h|q|f|ar|g|e|so|eo|du|vc|ac|br|fl|dpr|fps|t|l)_[^/]*\/)+/
/** A lone surrogate, on which `encodeURIComponent` throws. */
const LONE_SURROGATES = /\p{Surrogate}/gu
const EXTENSION = /\.(?:webm|mp4|ogv|ogg|mov|jpe?g|png)$/i

/**
 * Parses the video that an editor chose: the address of any of its deliveries, or
 * its public id with the name of the cloud. Undefined for anything else.
 */
export function readVideoLocation(data: Attributes): VideoLocation | undefined {
  const address = readText(data, 'link') ?? readText(data, 'url')
  const [, root, path] = UPLOADED.exec(address?.split(/[?#]/)[0] ?? '') ?? []
  if (root && path) {
    const publicId = path.replace(TRANSFORMATION, '').replace(EXTENSION, '')
    return publicId ? { base: `${root}/video/upload/`, publicId } : undefined
  }
  const publicId = readText(data, 'publicId')
  const cloudName = readText(data, 'cloudName')
  if (!publicId || !cloudName || !/^[\w-]+$/.test(cloudName)) return undefined
  const name = publicId.replace(LONE_SURROGATES, '').split('/').map(encodeURIComponent).join('/')
  return { base: `${SERVICE}/${cloudName}/video/upload/`, publicId: name }
}

const deliver = ({ base, publicId }: VideoLocation, transformation: string, format: string) =>
  `${base}${transformation}/${publicId}.${format}`

/** The sources of a video element, wide screens first; a browser takes the first that it can play. */
export function buildVideoSources(video: VideoLocation): VideoSource[] {
  const list = (width: number, media?: string): VideoSource[] =>
    FORMATS.map(format => ({
      src: deliver(video, `c_limit,w_${width},q_auto`, format),
      type: `video/${format === 'ogv' ? 'ogg' : format}`,
      ...(media ? { media } : {})
    }))
  return [...list(WIDE_PX, WIDE_SCREEN), ...list(NARROW_PX)]
}

/** The video's first frame as a picture. */
export const buildPoster = (video: VideoLocation): string =>
  deliver(video, `so_0,c_limit,w_${WIDE_PX},q_auto`, 'jpg')
