import { useIntl } from '../../../intl/intl'
import { Icon } from '../../../ui/icon/icon'
import { Image } from '../../../ui/image/image'
import type { Opening } from '../../content-type'
import { recipeMessages as messages } from './messages'
import type { CookTime, Recipe } from './read-recipe'

/** Name, teaser, time and yield beside the picture. */
export function RecipeHead({ recipe, first }: { recipe: Recipe; first: Opening }) {
  const { formatMessage } = useIntl()
  const { name, intro, image, time } = recipe
  const Heading = first === 'page' ? 'h1' : 'h2'

  function describeTime(wanted: CookTime): string {
    if (typeof wanted === 'string') return wanted
    return wanted.from === wanted.to
      ? formatMessage(messages.minutes, { minutes: wanted.to })
      : formatMessage(messages.minutesRange, wanted)
  }

  return (
    <header className={image ? 'wrap recipe-head recipe-pictured' : 'wrap recipe-head'}>
      <div className="grid gap-4">
        <Heading className="heading-1">{name}</Heading>
        {intro && <p className="max-w-[50ch] text-lead text-muted">{intro}</p>}
        {(time !== undefined || recipe.yield) && (
          <dl className="recipe-facts">
            {time !== undefined && (
              <div>
                <Icon name="clock" className="row-span-2 text-primary" />
                <dt>{formatMessage(messages.time)}</dt>
                <dd>{describeTime(time)}</dd>
              </div>
            )}
            {recipe.yield && (
              <div>
                <Icon name="cup" className="row-span-2 text-primary" />
                <dt>{formatMessage(messages.yield)}</dt>
                <dd>{recipe.yield}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {image && (
        <Image
          {...image}
          width={4}
          height={3}
          widths="full"
          sizes="(min-width: 64rem) 55vw, 100vw"
          priority={Boolean(first)}
          className="rounded-(--radius) max-lg:-order-1"
        />
      )}
    </header>
  )
}
