import type { ReactNode } from 'react'
import { Disclosure } from '../frame/disclosure'
import { Icon, type IconName } from '../media/icon'
import { Link } from '../action/link'

interface FooterLink {
  label: string
  to: string
  /** Hidden on a phone. */
  desktopOnly?: boolean
}

/** With a title a group that opens below a desktop's width; there its content shows, with a heading of its own. */
export function FooterColumn({ title, children }: { title?: ReactNode; children: ReactNode }) {
  if (!title) return <div className="footer-column">{children}</div>
  return (
    <Disclosure small summary={title} className="footer-group">
      {children}
    </Disclosure>
  )
}

/** `inline` for the legal line at the very end. */
export function FooterLinks({ links, inline }: { links: readonly FooterLink[]; inline?: boolean }) {
  return (
    <ul className={inline ? 'flex flex-wrap gap-x-6' : undefined}>
      {links.map((link, index) => (
        <li key={index} className={link.desktopOnly ? 'desktop-only' : undefined}>
          <Link to={link.to} className="footer-link">
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export interface SocialLink {
  network: Extract<IconName, 'facebook' | 'instagram' | 'pinterest' | 'youtube'>
  label: string
  to: string
}

export function SocialLinks({ label, links }: { label: string; links: readonly SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="-ms-2.5 flex">
      {links.map((link, index) => (
        <li key={index}>
          <Link to={link.to} aria-label={link.label} className="icon-button">
            <Icon name={link.network} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface AppLink {
  store: 'apple' | 'google'
  /** "Laden im" */
  lead: string
  name: string
  to: string
}

export function AppLinks({ label, links }: { label: string; links: readonly AppLink[] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {links.map(link => (
        <li key={link.store}>
          <Link to={link.to} className="app-link">
            <Icon name={link.store === 'apple' ? 'device' : 'play'} />
            <span>
              <span className="block text-xs">{link.lead}</span>
              <span className="block font-semibold">{link.name}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface SealMark {
  icon: IconName
  title: string
  text?: string
  to?: string
}

/** At most three are shown (requirement 1.4). */
const MAX_SEALS = 3

export function Seals({ label, seals }: { label: string; seals: readonly SealMark[] }) {
  if (seals.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {seals.slice(0, MAX_SEALS).map(seal => (
        <li key={seal.title} className="flex gap-2 text-sm">
          <Icon name={seal.icon} small />
          <span>
            {seal.to ? (
              <Link to={seal.to} className="link-plain font-semibold">
                {seal.title}
              </Link>
            ) : (
              <span className="font-semibold">{seal.title}</span>
            )}
            {seal.text && <span className="block text-xs text-muted">{seal.text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
