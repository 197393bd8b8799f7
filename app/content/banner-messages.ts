import { defineMessages } from '../intl/intl'

export const bannerMessages = defineMessages({
  label: { id: 'banner.label', defaultMessage: 'Current offer' },
  days: { id: 'banner.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  ends: { id: 'banner.ends', defaultMessage: 'Ends on {date}' },
  unreadableEnd: {
    id: 'banner.unreadableEnd',
    defaultMessage: 'Nothing is counted down: {date} is no date. Write it as 2027-01-31 or 31.1.2027.'
  },
  copy: { id: 'banner.copy', defaultMessage: 'Copy code {code}' },
  copied: { id: 'banner.copied', defaultMessage: 'Copied to clipboard.' },
  news: { id: 'banner.news', defaultMessage: 'News' },
  dismiss: { id: 'banner.dismiss', defaultMessage: 'Close news' }
})
