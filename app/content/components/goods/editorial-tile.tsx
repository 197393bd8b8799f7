import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface EditorialTileProps {
  headline: string
  text?: string
  image: ContentPicture
  link: string
  linkText: string
}

/** A picture with words between products; the grid gives it two columns. */
const EditorialTile = ({
  attributes: { headline, text, image, link, linkText }
}: ContentProps<EditorialTileProps>) => (
  <article data-wide className="editorial-tile ground-tint">
    <Image
      {...image}
      width={16}
      height={9}
      widths="full"
      sizes="(min-width: 80rem) 656px, (min-width: 48rem) 60vw, 100vw"
      className="editorial-tile-image"
    />
    <div className="grid justify-items-start gap-1 p-5">
      <h2 className="heading-4">{headline}</h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      <Link to={link} className="tile-link text-sm font-semibold">
        {linkText}
      </Link>
    </div>
  </article>
)

export const editorialTileType = defineContentType<EditorialTileProps>({
  typeIds: ['editorialTile'],
  parse: data => {
    const [headline, link, linkText] = ['headline', 'link', 'linkText'].map(name => readText(data, name))
    const image = readPicture(data, 'image')
    return headline && link && linkText && image
      ? { headline, text: readText(data, 'text'), image, link, linkText }
      : undefined
  },
  Component: EditorialTile
})

export const contentTypes = [editorialTileType]
