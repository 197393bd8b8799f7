import { useEffect, useRef, useState } from 'react'
import { defineMessages, useIntl } from '../../../intl/intl'
import { IconButton } from '../../../ui/action/icon-button'
import { Icon } from '../../../ui/media/icon'
import { buildImageSet } from '../../../ui/media/build-image-set'
import { useSite } from '../../../visit/site/site-context'
import { readAddress, readFlag, readNumber, readPicture, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { REDUCED_MOTION, useMedia } from '../../use-media'

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

interface VideoSource {
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

const messages = defineMessages({
  pause: { id: 'video.pause', defaultMessage: 'Pause the video' },
  play: { id: 'video.play', defaultMessage: 'Play the video' }
})

const POSTER_WIDTHS = [1280]

interface CloudinaryVideoProps {
  sources: VideoSource[]
  poster: string
  /** A description for screen readers. */
  title?: string
  caption?: string
  /** Address of the subtitles. */
  captions?: string
  /** Plays silently and in a loop while in view; otherwise the visitor starts it, with sound. */
  isLoop: boolean
  /** Width over height. */
  ratio: number
}

function readCloudinaryVideo(data: Attributes): CloudinaryVideoProps | undefined {
  const nested = data.video
  const video = readVideoLocation(
    typeof nested === 'object' && nested !== null
      ? (nested as Attributes)
      : { ...data, link: data.video ?? data.url }
  )
  if (!video) return undefined
  const poster = readPicture(data, 'poster')
  const ratio = readNumber(data, 'ratio')
  return {
    sources: buildVideoSources(video),
    poster: poster ? buildImageSet(poster.src, POSTER_WIDTHS).src : buildPoster(video),
    title: readText(data, 'title') ?? poster?.alt,
    caption: readText(data, 'caption'),
    captions: readAddress(data, 'captions'),
    isLoop: readFlag(data, 'autoplay') ?? false,
    ratio: ratio && ratio > 0.4 && ratio < 4 ? ratio : 16 / 9
  }
}

/**
 * Plays a silent video while it is in view. It stays paused for visitors who prefer
 * reduced motion, and after it was paused by hand, until it is played by hand.
 */
function usePlayingInView(isWanted: boolean) {
  const ref = useRef<HTMLVideoElement>(null)
  const isReduced = useMedia(REDUCED_MOTION)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isInView, setInView] = useState(false)
  const isPlaying = isWanted && (choice ?? (isReduced ? 'pause' : 'play')) === 'play'

  useEffect(() => {
    const video = ref.current
    if (!isWanted || !video) return undefined
    const observer = new IntersectionObserver(entries =>
      setInView(entries.some(entry => entry.isIntersecting))
    )
    observer.observe(video)
    return () => observer.disconnect()
  }, [isWanted])

  useEffect(() => {
    const video = ref.current
    if (!isWanted || !video) return
    if (isPlaying && isInView) {
      video.muted = true
      // A browser may refuse; then the poster stays and the button offers to play. A film that leaves the window before
      // it has begun is only stopped, and begins when it is back.
      video.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setChoice('pause')
      })
    } else {
      video.pause()
    }
  }, [isWanted, isPlaying, isInView])

  return { ref, isPlaying, toggle: () => setChoice(isPlaying ? 'pause' : 'play') }
}

/** A video of the media delivery service: only its poster is loaded before it plays, and no video autoplays with sound. */
function CloudinaryVideo({ attributes }: ContentProps<CloudinaryVideoProps>) {
  const { sources, poster, title, caption, captions, isLoop, ratio } = attributes
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { ref, isPlaying, toggle } = usePlayingInView(isLoop)
  return (
    <figure className="wrap py-6">
      <div className="video-frame" style={{ aspectRatio: ratio }}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- loops are silent; others have captions where the editor has them */}
        <video
          ref={ref}
          poster={poster}
          preload="none"
          playsInline
          muted={isLoop}
          loop={isLoop}
          controls={!isLoop}
          aria-label={title}
        >
          {sources.map(source => (
            <source key={source.src} {...source} />
          ))}
          {captions && <track kind="captions" src={captions} srcLang={locale.id} default />}
        </video>
        {isLoop && (
          <IconButton
            framed
            className="video-toggle"
            label={formatMessage(isPlaying ? messages.pause : messages.play)}
            icon={<Icon name={isPlaying ? 'pause' : 'play'} small />}
            onClick={toggle}
          />
        )}
      </div>
      {caption && <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}

export const cloudinaryVideoType = defineContentType<CloudinaryVideoProps>({
  typeIds: ['cloudinaryVideo'],
  parse: readCloudinaryVideo,
  Component: CloudinaryVideo
})
