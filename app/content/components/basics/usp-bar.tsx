import { Icon, iconNames, type IconName } from '../../../ui/media/icon'
import { readList, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface UspBarProps {
  items: { icon: IconName; title: string; text?: string }[]
}

/** Names that merchandisers use for our icons. */
const ALIASES = new Map<string, IconName>([['support', 'phone']])

function UspBar({ attributes: { items } }: ContentProps<UspBarProps>) {
  return (
    <div className="usp-bar">
      <ul role="list" className="wrap grid sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {items.map(({ icon, title, text }, index) => (
          <li key={index} className="flex gap-4">
            <Icon name={icon} className="mt-0.5 text-primary" />
            <div>
              <p className="font-semibold">{title}</p>
              {text && <p className="text-sm text-muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const uspBarType = defineContentType<UspBarProps>({
  typeIds: ['uspBar'],
  parse: data => {
    const items = readList(data, 'items').flatMap(item => {
      const title = readText(item, 'title')
      return title ? [{ icon: findIcon(readText(item, 'icon')), title, text: readText(item, 'text') }] : []
    })
    return items.length > 0 ? { items } : undefined
  },
  Component: UspBar
})

function findIcon(name: string | undefined): IconName {
  return (name && ALIASES.get(name)) || iconNames.find(known => known === name) || 'check'
}
