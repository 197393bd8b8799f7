import { defineMessages, useIntl } from '../../../intl/intl'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { FooterLinks, SocialLinks, type SocialLink } from '../../../ui/footer/footer-blocks'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readChoice, readHtml, readList, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

const NETWORKS = ['facebook', 'instagram', 'pinterest', 'youtube'] as const

const messages = defineMessages({
  // The messages of the shop's own footer.
  social: { id: 'footer.social', defaultMessage: 'Follow us' }
})

interface FooterProps {
  headline?: string
  html?: CleanHtml
  links: { label: string; to: string }[]
  social: SocialLink[]
}

/** A block of the footer: text, links, and social networks. */
function Footer({ attributes: { headline, html, links, social } }: ContentProps<FooterProps>) {
  const { formatMessage } = useIntl()
  return (
    <div className="loose-block grid gap-3">
      {headline && <h2 className="heading-4">{headline}</h2>}
      {html && <RichText html={html} className="text-muted" />}
      {links.length > 0 && <FooterLinks links={links} />}
      {social.length > 0 && <SocialLinks label={headline ?? formatMessage(messages.social)} links={social} />}
    </div>
  )
}

export const footerType = defineContentType<FooterProps>({
  typeIds: ['footer'],
  parse: data => {
    const links = readList(data, 'links').flatMap(entry => {
      const label = readText(entry, 'text')
      const to = readText(entry, 'link')
      return label && to ? [{ label, to }] : []
    })
    const social = readList(data, 'socialLinks').flatMap(entry => {
      const network = readChoice(entry, 'network', NETWORKS)
      const to = readText(entry, 'link')
      return network && to ? [{ network, to, label: readText(entry, 'text') ?? network }] : []
    })
    const html = readHtml(data, 'text')
    if (!html && links.length === 0 && social.length === 0) return undefined
    return { headline: readText(data, 'headline'), html, links, social }
  },
  Component: Footer
})
