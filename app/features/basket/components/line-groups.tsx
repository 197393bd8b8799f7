import { useId, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { lineMessages as messages } from '../line-messages'
import type { Basket, Line } from '../model/basket'
import { groupLines } from '../model/line-groups'
import { listGiftCertificates, type GiftCertificateLine } from '../vouchers/vouchers'

interface LineGroupsProps {
  basket: Basket
  /** Of the groups' names: one more than that of the heading above the list. */
  headingLevel: 2 | 3
  /** Entries of a list. */
  renderLine: (line: Line) => ReactNode
  renderCertificate: (certificate: GiftCertificateLine) => ReactNode
  listClassName?: string
}

/** Everything in the basket by category, and gift certificates in a section of their own (requirement 6.2). */
export function LineGroups(props: LineGroupsProps) {
  const { basket, headingLevel, renderLine, renderCertificate, listClassName } = props
  const { formatMessage } = useIntl()
  const groups = groupLines(basket)
  const certificates = listGiftCertificates(basket)
  const isPlain = groups.every(({ name }) => name === undefined) && certificates.length === 0
  return (
    <>
      {groups.map(({ name, lines }) => (
        <Group
          key={name ?? ''}
          name={name ?? formatMessage(isPlain ? messages.allItems : messages.otherItems)}
          headingLevel={headingLevel}
          isNameHidden={isPlain}
          listClassName={listClassName}
        >
          {lines.map(renderLine)}
        </Group>
      ))}
      {certificates.length > 0 && (
        <Group
          name={formatMessage(messages.giftCards)}
          headingLevel={headingLevel}
          listClassName={listClassName}
        >
          {certificates.map(renderCertificate)}
        </Group>
      )}
    </>
  )
}

interface GroupProps {
  name: string
  headingLevel: 2 | 3
  /** Where there is one group only and the platform has no name for it. */
  isNameHidden?: boolean
  listClassName?: string
  children: ReactNode
}

function Group({ name, headingLevel, isNameHidden = false, listClassName, children }: GroupProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className="cart-group">
      <Heading id={id} className={isNameHidden ? 'sr-only' : 'cart-group-name'}>
        {name}
      </Heading>
      <ul className={listClassName}>{children}</ul>
    </section>
  )
}
