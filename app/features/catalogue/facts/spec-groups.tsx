import { useId, useState } from 'react'
import { useIntl, defineMessages } from '../../../intl/intl'
import { writeList } from '../../../intl/write-list'
import { Icon } from '../../../ui/media/icon'
import { specGroups, type SpecGroup, type Specs, type SpecValue } from '../model/specs'
import { productMessages, specMessages } from '../product-messages'

const specGroupMessages = defineMessages({
  build: { id: 'specs.build', defaultMessage: 'Size and material' },
  power: { id: 'specs.power', defaultMessage: 'Power' },
  use: { id: 'specs.use', defaultMessage: 'Use' },
  model: { id: 'specs.model', defaultMessage: 'Model' }
})

interface Line {
  name: string
  value: string
}

/** Writes a detail's value; undefined for an absent detail. */
export function useSpecText(): (value: SpecValue | undefined) => string | undefined {
  const { formatMessage, formatNumber, locale } = useIntl()
  return value => {
    if (value === undefined) return undefined
    if (typeof value === 'boolean') return formatMessage(value ? productMessages.yes : productMessages.no)
    if (typeof value === 'number') return formatNumber(value)
    return typeof value === 'string' ? value : writeList(locale, value, 'unit')
  }
}

/** Technical details: two columns above the small breakpoint, an accordion below (requirement 2.2). */
export function SpecGroups({ specs }: { specs: Specs }) {
  const { formatMessage } = useIntl()
  const describe = useSpecText()
  const groups = (Object.keys(specGroups) as SpecGroup[]).flatMap(name => {
    const lines = specGroups[name].flatMap(key => {
      const value = describe(specs[key])
      return value === undefined ? [] : [{ name: formatMessage(specMessages[key]), value }]
    })
    return lines.length > 0 ? [{ name, lines }] : []
  })

  return (
    <div className="spec-groups">
      {groups.map(({ name, lines }, index) => (
        <SpecGroupBlock
          key={name}
          title={formatMessage(specGroupMessages[name])}
          lines={lines}
          startsOpen={index === 0}
        />
      ))}
    </div>
  )
}

interface SpecGroupBlockProps {
  title: string
  lines: Line[]
  startsOpen: boolean
}

/** Closes on small screens only: one markup for both, so that there is no layout shift on hydration. */
function SpecGroupBlock({ title, lines, startsOpen }: SpecGroupBlockProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <section className="spec-group">
      <h3 className="heading-4">
        <span className="max-sm:hidden">{title}</span>
        <button
          type="button"
          className="spec-toggle sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} small />
        </button>
      </h3>
      <dl id={id} className={isOpen ? 'specs spec-list' : 'specs spec-list specs-closed'}>
        {lines.map(line => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
