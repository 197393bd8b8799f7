import type { ReactNode } from 'react'
import { groundClass, type Ground } from '../ground'
import { joinClassNames } from '../join-class-names'

interface PageSectionProps {
  id?: string
  title?: ReactNode
  eyebrow?: ReactNode
  intro?: ReactNode
  /** At the end of the heading's line: a link to all. */
  aside?: ReactNode
  ground?: Ground
  /** 1 where the section opens the page. */
  headingLevel?: 1 | 2 | 3
  /** A narrow column for reading. */
  narrow?: boolean
  className?: string
  children?: ReactNode
}

/** A section of the page with its heading, in the page's width and spacing. */
export function PageSection(props: PageSectionProps) {
  const { id, title, eyebrow, intro, aside, ground, headingLevel = 2, narrow, className, children } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section id={id} className={joinClassNames('section', ground && groundClass(ground), className)}>
      <Container narrow={narrow}>
        {(title || aside) && (
          <div className="section-head">
            <div className="grid max-w-[52rem] gap-2">
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              {title && <Heading className={headingLevel === 1 ? 'heading-1' : 'heading-2'}>{title}</Heading>}
              {intro && <div className="text-muted">{intro}</div>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}

interface ContainerProps {
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** The page's width: 1280 px with gutters, or a narrow column for reading. */
export function Container({ narrow, className, children }: ContainerProps) {
  return <div className={joinClassNames('wrap', narrow && 'wrap-text', className)}>{children}</div>
}
