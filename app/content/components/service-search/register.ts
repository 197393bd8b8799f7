import { readText } from '../../attributes'
import { defineContentType } from '../../content-type'
import { ServiceSearch, type ServiceSearchProps } from './service-search'

export const serviceSearchType = defineContentType<ServiceSearchProps>({
  typeIds: ['serviceSearch'],
  parse: data => {
    const [headline, text, placeholder] = ['headline', 'text', 'placeholder'].map(name =>
      readText(data, name)
    )
    return { headline, text, placeholder }
  },
  Component: ServiceSearch,
  headsPage: ({ headline }) => headline !== undefined
})
