import type { MouseEvent } from 'react'
import { useTrack } from './use-track'
import { Image } from './image'

interface GalleryPicture {
  src: string
  alt: string
}

interface GalleryProps {
  /** Unique on the page: names the pictures' anchors. */
  id: string
  pictures: readonly GalleryPicture[]
  label: string
  /** "Bild 2 von 3 zeigen" */
  thumbnailLabel: (position: number, count: number) => string
}

const SIZES = '(min-width: 64rem) 560px, 100vw'

/** One picture at a time with thumbnails; a thumbnail is a link to its picture, so it works without scripts. */
export function Gallery({ id, pictures, label, thumbnailLabel }: GalleryProps) {
  const { track, position, moveTo } = useTrack<HTMLUListElement>(pictures.length)

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    moveTo(index)
  }

  return (
    <section aria-label={label} className="gallery">
      {/* A scrolling region has to be reachable by keyboard. */}
      <ul {...track} className="track track-full gallery-track no-scrollbar" tabIndex={0} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`${id}-${index + 1}`}>
            <Image
              {...picture}
              width={4}
              height={4}
              widths="half"
              sizes={SIZES}
              priority={index === 0}
              className="aspect-square"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-thumbnails">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${id}-${index + 1}`}
                aria-label={thumbnailLabel(index + 1, pictures.length)}
                aria-current={index === position.first || undefined}
                onClick={event => show(event, index)}
              >
                <Image src={picture.src} alt="" width={1} height={1} widths="thumbnail" sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
