import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { PageSection } from '../../../ui/frame/page-section'
import { paths } from '../../../visit/addresses/paths'
import { readList, readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface CategoryGridProps {
  headline?: string
  items: { link: string; title: string; text?: string; image?: ContentPicture }[]
}

function CategoryGrid({ attributes: { headline, items } }: ContentProps<CategoryGridProps>) {
  return (
    <PageSection title={headline}>
      <ul role="list" className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:gap-6">
        {items.map(({ link, title, text, image }, index) => (
          <li key={index}>
            <Link to={link} className="grid gap-3">
              {image && (
                <span className="card-picture block">
                  <Image
                    {...image}
                    width={4}
                    height={3}
                    widths="tile"
                    sizes="(min-width: 48rem) 33vw, 50vw"
                  />
                </span>
              )}
              <span className="grid gap-1">
                <span className="heading-4 card-name">{title}</span>
                {text && <span className="text-sm text-muted">{text}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export const categoryGridType = defineContentType<CategoryGridProps>({
  typeIds: ['categoryGrid', 'coffeeCategoryGrid'],
  parse: data => {
    const items = readList(data, 'items').flatMap(item => {
      const title = readText(item, 'title')
      const categoryId = readText(item, 'categoryId')
      const link = readText(item, 'link') ?? (categoryId && paths.category(categoryId))
      return title && link
        ? [{ link, title, text: readText(item, 'text'), image: readPicture(item, 'image') }]
        : []
    })
    return items.length > 0 ? { headline: readText(data, 'headline'), items } : undefined
  },
  Component: CategoryGrid
})
