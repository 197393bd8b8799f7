import type { ImgHTMLAttributes, SyntheticEvent } from 'react'
import { joinClassNames } from '../join-class-names'
import { buildImageSet, imageWidths } from './build-image-set'

interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height' | 'srcSet'> {
  /** Unscaled address. */
  src: string
  /** Empty for decoration. */
  alt: string
  /** The picture's own size or any two numbers of its ratio: they reserve its space while it loads. */
  width: number
  height: number
  widths?: readonly number[] | keyof typeof imageWidths
  quality?: number
  /** The first picture of a page: loaded at once and before others. */
  priority?: boolean
  /** On a phone a picture that is not wider than high is requested at half the width (requirement 3.1). */
  forceScale?: boolean
}

/** Below the large breakpoint (requirement 3.1). */
const PHONE = '(width < 64rem)'

/** A line drawing of a cup: shown where a picture cannot be loaded. */
export const DEFAULT_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96' fill='none' stroke='%238b8478' stroke-width='1.2' stroke-linecap='round'%3E%3Crect width='96' height='96' fill='%23f2eee3' stroke='none'/%3E%3Cpath d='M32 44h28v9a11 11 0 0 1-11 11h-6a11 11 0 0 1-11-11zM60 47h3a5 5 0 0 1 0 10h-4M41 37c-2-3 2-4 0-7M51 37c-2-3 2-4 0-7M30 69h34'/%3E%3C/svg%3E"

/**
 * A product or content picture, scaled by the image service for its place in the layout. Pictures below the
 * window are lazy-loaded by the browser itself: it knows the connection, needs no script, and its own
 * threshold replaces the 100 px of requirement 3.1.
 */
export function Image({
  src,
  alt,
  width,
  height,
  widths = 'tile',
  quality,
  priority,
  forceScale,
  sizes,
  className,
  onError,
  ...rest
}: ImageProps) {
  const steps = typeof widths === 'string' ? imageWidths[widths] : widths
  const set = buildImageSet(src, steps, quality)

  function fallBack(event: SyntheticEvent<HTMLImageElement>) {
    const image = event.currentTarget
    if (image.src !== DEFAULT_IMAGE) showDefault(image)
    onError?.(event)
  }

  const picture = (
    <img
      // Another picture gets a new element, also after a fallback.
      key={src}
      // React knows the attribute in lower case only.
      {...(priority ? { fetchpriority: 'high' } : { loading: 'lazy' })}
      decoding={priority ? undefined : 'async'}
      sizes={sizes}
      srcSet={set.srcSet}
      src={set.src}
      alt={alt}
      width={width}
      height={height}
      className={joinClassNames('image', className)}
      onError={fallBack}
      ref={showFallbackOfEarlyFailure}
      {...rest}
    />
  )
  if (!forceScale || width > height) return picture
  return (
    <picture className="contents">
      <source media={PHONE} srcSet={buildImageSet(src, steps, quality, 1 / 2).srcSet} sizes={sizes} />
      {picture}
    </picture>
  )
}

/** The error event of a picture that failed before hydration is lost: check after hydration. */
function showFallbackOfEarlyFailure(image: HTMLImageElement | null) {
  if (!image?.complete || image.naturalWidth > 0 || image.src.startsWith('data:') || !image.currentSrc) return
  showDefault(image)
}

/** The fallback must win over the picture's own addresses and those for phones. */
function showDefault(image: HTMLImageElement) {
  image.removeAttribute('srcset')
  const source = image.previousElementSibling
  if (source?.tagName === 'SOURCE') source.removeAttribute('srcset')
  image.src = DEFAULT_IMAGE
}
