import { useIntl } from '../../../intl/intl'
import { groundClass } from '../../../ui/brand/ground'
import { ButtonLink } from '../../../ui/button/button'
import { ChipLink } from '../../../ui/chip/chip'
import { Image } from '../../../ui/image/image'
import { StageFrame } from '../../../ui/stage-frame/stage-frame'
import type { ContentProps } from '../../content-type'
import { landingMessages as messages } from './messages'
import type { LandingHeaderProps } from './read-landing-header'

/** The start of a landing page: a centred claim, links to its sections, and a wide picture. */
export function LandingHeader({ attributes, first }: ContentProps<LandingHeaderProps>) {
  const { headline, subline, text, image, ground, button, links } = attributes
  const { formatMessage } = useIntl()
  const Heading = first === 'page' ? 'h1' : 'h2'
  if (first === 'list') {
    return (
      <StageFrame
        title={headline}
        eyebrow={subline}
        text={text}
        image={image}
        ground={ground}
        priority
        low
        actions={button && <ButtonLink to={button.link}>{button.text}</ButtonLink>}
      />
    )
  }
  return (
    <header className={`landing ${image ? 'landing-pictured' : ''} ${groundClass(ground)}`}>
      <div className="wrap grid justify-items-center gap-4 text-center">
        {subline && <p className="eyebrow">{subline}</p>}
        {headline && <Heading className="heading-display max-w-[18ch]">{headline}</Heading>}
        {text && <p className="max-w-[56ch] text-lead text-muted">{text}</p>}
        {button && (
          <ButtonLink to={button.link} className="mt-2">
            {button.text}
          </ButtonLink>
        )}
        {links.length > 0 && (
          <nav aria-label={formatMessage(messages.onThisPage)}>
            <ul role="list" className="mt-2 flex flex-wrap justify-center gap-2">
              {links.map(({ text: words, link }, index) => (
                <li key={index}>
                  <ChipLink to={link} className="bg-transparent">
                    {words}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {image && (
        <div className="wrap landing-picture">
          <Image
            {...image}
            width={21}
            height={9}
            widths="full"
            sizes="(min-width: 80rem) 1280px, 100vw"
            priority={Boolean(first)}
            className="landing-image"
          />
        </div>
      )}
    </header>
  )
}
